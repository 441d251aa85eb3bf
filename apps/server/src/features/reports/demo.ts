/* What the demo school is made with (`demo/`), and nothing else. */

export { listCases, noteCase, readCase, takeCase } from './cases.service.ts'
export { decideCase } from './decide.service.ts'
export { sendReport } from './reports.service.ts'
