import type { AcademicRole, OrganizationType, SchoolType } from '@learntrail/contract/profiles/organization-codes'

const taipeiOffset = 8 * 3_600_000
const ofAge = 18

interface Somebody {
  birthYear: number | null
  /** What they signed up as; counts until they have told where they are. */
  registrationRole: string
  organization: {
    type: OrganizationType
    academicRole: AcademicRole | null
    schoolType: SchoolType | null
    grade: string | null
  } | null
}

/** Grades that people enter in the year in which they are 18; all of a university are so. */
const gradesOfAge = ['junior_college_4', 'junior_college_5', 'junior_college_extended']

/**
 * By the year of birth, else by school and grade. A year of birth holds many birthdays: until the year is over, somebody
 * may still be 17. Students of whom neither says it count as under 18.
 */
export function isUnder18({ birthYear, registrationRole, organization }: Somebody, now: Date): boolean {
  if (birthYear !== null) return birthYear > lastGrownUpYear(now)
  if (organization === null) return registrationRole === 'student'
  const { type, academicRole, schoolType, grade } = organization
  if (type === 'other_unit' || academicRole === 'teacher') return false
  return isGradeUnder18(schoolType, grade)
}

/** By school and grade alone. */
export const isGradeUnder18 = (schoolType: SchoolType | null, grade: string | null): boolean =>
  schoolType !== 'university_or_graduate_school' && (grade === null || !gradesOfAge.includes(grade))

/** Whoever was born in this year, or before, is grown-up. */
export const lastGrownUpYear = (now: Date): number => taipeiYear(now) - ofAge - 1

function taipeiYear(now: Date): number {
  return new Date(now.getTime() + taipeiOffset).getUTCFullYear()
}
