/* What the demo school is made with (`demo/`), and nothing else. */

export { countYesterday } from './statistics/statistics.service.ts'
