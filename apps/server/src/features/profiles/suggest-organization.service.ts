import { grades } from '@learntrail/contract/profiles/organization-codes'
import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { Database } from '../../platform/database/index.ts'
import { findSchooling } from '../accounts/index.ts'
import { findImportedOf, type Imported } from './account-import/imported-accounts.repository.ts'
import { suggestedPlace } from './organization/schooling.rules.ts'
import { findSchool, findSchoolsOfCode } from './organization/schools.repository.ts'

/**
 * Returns what a school's list, or otherwise the education single sign-on, says of a person who has not filled in the
 * form; the latter names the school by the ministry's code.
 */
export async function suggestOrganization(db: Database, accountId: string): Promise<CurrentUser['suggestion']> {
  const imported = await findImportedOf(db, accountId)
  if (imported !== undefined) return suggestImported(db, imported)
  const schooling = await findSchooling(db, accountId)
  if (schooling === undefined) return null
  const place = suggestedPlace(schooling)
  const known = schooling.schoolCode === null ? [] : await findSchoolsOfCode(db, schooling.schoolCode)
  // A code of two types, as of a school from primary level on, is resolved by the grade.
  const school = known.find(({ type }) => type === place.schoolType) ?? (known.length === 1 ? known[0] : undefined)
  return {
    ...place,
    fullName: schooling.fullName,
    schoolType: school?.type ?? place.schoolType,
    school: school?.id ?? null,
    county: school?.county ?? null,
    studentId: null,
  }
}

async function suggestImported(
  db: Database,
  { fullName, schoolId, academicRole, grade, studentNumber }: Imported,
): Promise<CurrentUser['suggestion']> {
  const school = await findSchool(db, schoolId)
  return {
    fullName,
    academicRole,
    schoolType: school?.type ?? null,
    school: school?.id ?? null,
    county: school?.county ?? null,
    grade: grades.find((one) => one === grade) ?? null,
    studentId: academicRole === 'student' ? studentNumber : null,
  }
}
