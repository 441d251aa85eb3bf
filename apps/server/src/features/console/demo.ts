/* Exports for the demo school (`demo/`) only. */

export { countYesterday } from './statistics/statistics.service.ts'
