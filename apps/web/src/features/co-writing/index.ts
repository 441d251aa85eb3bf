export { sharedQuery } from './api/shared.ts'
