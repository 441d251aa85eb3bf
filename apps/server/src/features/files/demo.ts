/* For the demo school (`demo/`) only. */

export { storeFiles } from './files.service.ts'
