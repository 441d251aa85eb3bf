/* For the demo school (`demo/`) only. */

export { acceptTransfer, beginTransfers } from './transfers.service.ts'
