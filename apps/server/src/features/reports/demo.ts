/* For the demo school (`demo/`) only. */

export { listCases, noteCase, readCase, takeCase } from './cases.service.ts'
export { decideCase } from './decide.service.ts'
export { sendReport } from './reports.service.ts'
