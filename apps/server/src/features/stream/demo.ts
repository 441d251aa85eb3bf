/* For the demo school (`demo/`) only. */

export { markSeen } from './stream.service.ts'
