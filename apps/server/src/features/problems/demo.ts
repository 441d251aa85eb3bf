/* What the demo school is made with (`demo/`), and nothing else. */

export { reportProblem } from './problems.service.ts'
