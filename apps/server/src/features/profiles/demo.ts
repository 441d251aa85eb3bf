/* For the demo school (`demo/`) only. */

export { importAccounts } from './account-import/import-accounts.service.ts'
export { changeCurrentUser } from './change-current-user.service.ts'
export { findSchools } from './organization/schools.repository.ts'
