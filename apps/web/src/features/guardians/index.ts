export { guardianKey, guardianQuery, useGuardianChange } from './api/guardian.ts'
