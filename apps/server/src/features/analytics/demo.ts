/* Exports for the demo school (`demo/`) only. */

export { drainChanges } from './summaries/keep-summaries.service.ts'
