/* For the demo school (`demo/`) only. */

export { reportProblem } from './problems.service.ts'
