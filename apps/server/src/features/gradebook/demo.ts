/* What the demo school is made with (`demo/`), and nothing else. */

export { addColumn, changeSettings } from './columns.service.ts'
export { enterScores } from './scores.service.ts'
export { readGradebook } from './sheet.service.ts'
