import { deletionAsked, deletionCancelled } from '@learntrail/contract/leaving/events'
import { accountClosed, accountReopened } from '@learntrail/contract/schools/events'
import { belongings } from '../../platform/archive/belongings.ts'
import { ofPerson, ofSchool, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { type Measure, measures } from '../../platform/measures/measures.ts'
import { noteComeOfAge } from './ages/ages.service.ts'
import { organizationRoutes } from './organization/organization.routes.ts'
import { seedSchools } from './organization/seed-schools.service.ts'
import { turnSchoolYear } from './placements/note-place.service.ts'
import { placementBelongings } from './placements/placement.belongings.ts'
import { pupilWeeks } from './placements/pupil-places.queries.ts'
import { profileBelongings } from './profile.belongings.ts'
import { profileErasure } from './profile.erasure.ts'
import { userRoutes } from './users.routes.ts'

const comeOfAge = jobKind('profiles.come-of-age')
const turnYear = jobKind('profiles.turn-school-year')

/** An account being deleted no longer counts as a pupil, unless that is cancelled. */
const pupilMeasure: Measure = {
  name: 'pupils',
  sql: pupilWeeks,
  isActivity: false,
  by: 'day',
  follows: [deletionAsked, deletionCancelled, accountClosed, accountReopened],
}

export const profilesFeature: Feature = {
  name: 'profiles',
  has: [
    tableHomes(
      ...ofSchool('id', 'schools'),
      ...ofPerson('account_id', 'profiles', 'organizations', 'preferences', 'imported_accounts', 'placements'),
    ),
    measures(pupilMeasure),
    erasure(profileErasure),
    belongings(profileBelongings, placementBelongings),
  ],
  routes: (app, platform) => {
    userRoutes(app, platform)
    organizationRoutes(app, platform)
  },
  jobs: (platform) => {
    platform.jobs.every('7 0 * * *', comeOfAge, () => noteComeOfAge(platform))
    platform.jobs.every('9 0 * * *', turnYear, () => turnSchoolYear(platform))
  },
  prepare: seedSchools,
}

export type { FilePerson } from './account-import/account-file.rules.ts'
export type { KnownPerson } from './account-import/account-plan.rules.ts'
export { accountReportLines } from './account-import/account-report.rules.ts'
export { accountsOfSchool, isReached } from './account-import/accounts-of-school.sql.ts'
export { type AccountImport, importAccounts, type Listed } from './account-import/import-accounts.service.ts'
export {
  deleteImported,
  findImportedOf,
  findListedPeople,
  findSeatTwice,
  type Imported,
  isNumberTaken,
  type ListedPerson,
  moveImported,
  saveImported,
  setMoving,
  setSeatNumber,
} from './account-import/imported-accounts.repository.ts'
export { passwordLines, passwordsHead } from './account-import/passwords-csv.rules.ts'
export { findAges } from './ages/ages.repository.ts'
export { countAsInGrade, countGrownUp, countUnder18, isYoungIn } from './ages/ages.service.ts'
export { blocksOf } from './blocked-by.kind.ts'
export { readAccountsApart, readSchoolsApart } from './list-reading/list.reader.ts'
export { moveToSchool } from './move-to-school.service.ts'
export { reportLines } from './organization/import-report.rules.ts'
export { importSchools, type SchoolImport, type SchoolImportResult } from './organization/import-schools.service.ts'
export { countyLabels } from './organization/lists/counties.texts.ts'
export { gradeDetails } from './organization/lists/grades.texts.ts'
export { gradeNameOf, titleNameOf } from './organization/organization.mapping.ts'
export { searchableName } from './organization/school-names.rules.ts'
export {
  findOwnDomain,
  findSchoolName,
  findSchools,
  holdList,
  holdSchool,
  sameCode,
} from './organization/schools.repository.ts'
export { seedSchools } from './organization/seed-schools.service.ts'
export { findSchoolTaughtAt } from './organization/taught-at.repository.ts'
export {
  countPeopleWhoTyped,
  countTypedNames,
  listPeopleWhoTyped,
  listTypedNames,
} from './organization/typed-names.repository.ts'
export { correctPlacement } from './placements/correct-placement.service.ts'
export { notePlace } from './placements/note-place.service.ts'
export { listPlacements } from './placements/placements.repository.ts'
export { listPupilsAfter, type PupilPlace, readPupilPlaces } from './placements/pupil-places.queries.ts'
export { pupilsAsked, pupilsOfSchool } from './placements/pupils-of-school.sql.ts'
export { type Chosen, changeChosen, findChosen } from './preferences.repository.ts'
export { findPrinted, type PrintedPerson } from './printed-person.repository.ts'
export {
  academicRoleOf,
  findBirthYear,
  findOrganization,
  listPermissions,
  listReaches,
  schoolCodeOf,
  schoolsOfCode,
} from './profiles.repository.ts'
export {
  countAtSchool,
  everyImported,
  everyOrganization,
  everySchool,
  isMovingSchool,
  isSchool,
  joinBelonging,
  joinImported,
  joinOrganization,
  joinPreferences,
  joinProfile,
  joinProfileRow,
  joinSchool,
  listedSchoolNameOf,
  nextSchoolNameOf,
  peopleAtSchool,
  peopleInGrade,
  realName,
  recentTagsOf,
  schoolNameOf,
  statedSchoolIdOf,
  statedSchoolOf,
  statedTitleOf,
  studentNumber,
  withSaid,
} from './profiles.sql.ts'
export { schoolYearStart } from './school-year.rules.ts'
export { namedWrites } from './when-named.kind.ts'
