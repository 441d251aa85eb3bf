/* What the demo school is made with (`demo/`), and nothing else. */

export { writeBroadcast } from './broadcasts.service.ts'
