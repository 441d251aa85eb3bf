/* What the demo school is made with (`demo/`), and nothing else. */

export { importAccounts } from './account-import/import-accounts.service.ts'
export { changeCurrentUser } from './change-current-user.service.ts'
export { findSchools } from './organization/schools.repository.ts'
