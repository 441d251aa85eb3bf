/* What the demo school is made with (`demo/`), and nothing else. */

export { acceptTransfer, beginTransfers } from './transfers.service.ts'
