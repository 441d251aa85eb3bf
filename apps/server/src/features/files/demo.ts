/* What the demo school is made with (`demo/`), and nothing else. */

export { storeFiles } from './files.service.ts'
