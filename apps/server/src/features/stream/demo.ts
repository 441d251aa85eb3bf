/* What the demo school is made with (`demo/`), and nothing else. */

export { markSeen } from './stream.service.ts'
