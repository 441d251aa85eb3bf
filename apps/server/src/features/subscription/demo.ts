/* What the demo school is made with (`demo/`), and nothing else. */

export { listCodes, makeCodes } from './codes.service.ts'
