/* What the demo school is made with (`demo/`), and nothing else. */

export { findAccountByName } from './accounts.repository.ts'
export { grantPlan, makeStaff, registerConfirmed } from './grants.service.ts'
export { digestOf } from './passwords.ts'
export { listPermittedSchools } from './school-permissions.repository.ts'
