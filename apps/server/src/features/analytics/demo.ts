/* What the demo school is made with (`demo/`), and nothing else. */

export { drainChanges } from './summaries/keep-summaries.service.ts'
