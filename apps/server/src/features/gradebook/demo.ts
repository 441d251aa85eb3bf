/* For the demo school (`demo/`) only. */

export { addColumn, changeSettings } from './columns.service.ts'
export { enterScores } from './scores.service.ts'
export { readGradebook } from './sheet.service.ts'
