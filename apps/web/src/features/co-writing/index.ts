export { sharedQuery } from './api/read-shared.ts'
