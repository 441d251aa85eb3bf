/* Exports for the demo school (`demo/`) only. */

export { writeBroadcast } from './broadcasts.service.ts'
