import type { AcademicRole, OrganizationType, SchoolType } from '@learntrail/contract/profiles/organization-codes'

const taipeiOffset = 8 * 3_600_000
const ofAge = 18

interface Somebody {
  birthYear: number | null
  /** The role chosen at sign-up; counts until they have an organization. */
  registrationRole: string
  organization: {
    type: OrganizationType
    academicRole: AcademicRole | null
    schoolType: SchoolType | null
    grade: string | null
  } | null
}

/** Grades that people enter in the year in which they turn 18; all of a university count too. */
const gradesOfAge = ['junior_college_4', 'junior_college_5', 'junior_college_extended']

/**
 * Whether a person counts as under 18: by the year of birth, otherwise by school and grade. Until that year is over a
 * person may still be 17. Students without either count as under 18.
 */
export function isUnder18({ birthYear, registrationRole, organization }: Somebody, now: Date): boolean {
  if (birthYear !== null) return birthYear > lastGrownUpYear(now)
  if (organization === null) return registrationRole === 'student'
  const { type, academicRole, schoolType, grade } = organization
  if (type === 'other_unit' || academicRole === 'teacher') return false
  return isGradeUnder18(schoolType, grade)
}

/** Whether school and grade alone make a person count as under 18. */
export const isGradeUnder18 = (schoolType: SchoolType | null, grade: string | null): boolean =>
  schoolType !== 'university_or_graduate_school' && (grade === null || !gradesOfAge.includes(grade))

/** The last year of birth that makes a person grown-up. */
export const lastGrownUpYear = (now: Date): number => taipeiYear(now) - ofAge - 1

function taipeiYear(now: Date): number {
  return new Date(now.getTime() + taipeiOffset).getUTCFullYear()
}
