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
  if (birthYear !== null) return taipeiYear(now) - birthYear <= ofAge
  if (organization === null) return registrationRole === 'student'
  const { type, academicRole, schoolType, grade } = organization
  if (type === 'other_unit' || academicRole === 'teacher') return false
  if (schoolType === 'university_or_graduate_school') return false
  return grade === null || !gradesOfAge.includes(grade)
}

function taipeiYear(now: Date): number {
  return new Date(now.getTime() + taipeiOffset).getUTCFullYear()
}
