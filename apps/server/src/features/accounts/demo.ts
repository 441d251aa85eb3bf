/* Exports for the demo school (`demo/`) only. */

export { findAccountByName } from './accounts.repository.ts'
export { grantPlan, makeStaff, registerConfirmed } from './grants.service.ts'
export { digestOf } from './password-hash.rules.ts'
export { listPermittedSchools } from './school-permissions.repository.ts'
