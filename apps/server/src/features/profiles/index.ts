import { registerBelongings } from '../../platform/archive/belongings.ts'
import { registerErasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { profileErasure } from './erase-profile.ts'
import { organizationRoutes } from './organization/organization.routes.ts'
import { seedSchools } from './organization/seed-schools.service.ts'
import { profileBelongings } from './profile-belongings.ts'
import { userRoutes } from './users.routes.ts'

registerErasure(...profileErasure)
registerBelongings(profileBelongings)

export const profilesFeature: Feature = {
  name: 'profiles',
  routes: (app, platform) => {
    userRoutes(app, platform)
    organizationRoutes(app, platform)
  },
  prepare: seedSchools,
}

export { accountReportLines } from './account-import/account-report.ts'
export { accountsOfSchool, isReached } from './account-import/accounts-of-school.ts'
export { type AccountImport, type FirstPassword, importAccounts } from './account-import/import-accounts.service.ts'
export { passwordLines, passwordsHead } from './account-import/passwords-csv.ts'
export { readAccountsApart, readSchoolsApart } from './list-reading/list-reader.ts'
export { moveToSchool } from './move-to-school.ts'
export { reportLines } from './organization/import-report.ts'
export { importSchools, type SchoolImport, type SchoolImportResult } from './organization/import-schools.service.ts'
export { countyLabels } from './organization/lists/counties.ts'
export { gradeNameOf } from './organization/organization.mapping.ts'
export { searchableName } from './organization/school-names.rules.ts'
export { findSchools, holdSchool } from './organization/schools.repository.ts'
export { seedSchools } from './organization/seed-schools.service.ts'
export { type Chosen, changeChosen, findChosen } from './preferences.repository.ts'
export { findOrganization, listPermissions, listReaches, schoolCodeOf, schoolsOfCode } from './profiles.repository.ts'
export { schoolYearStart } from './school-year.rules.ts'
export { findUnder18 } from './under-18.repository.ts'
export { whenNamed } from './when-named.ts'
