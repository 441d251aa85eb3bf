import type { AcademicRole } from '@learntrail/contract/profiles/organization-codes'

/** Where somebody is, as it is known. */
export interface Place {
  schoolId: string | null
  typedSchoolName: string | null
  academicRole: AcademicRole | null
  grade: string | null
  className: string | null
}

/** What somebody says of it; who does not know the class says nothing of it. */
export type SaidPlace = Omit<Place, 'className'> & { className?: string | null }

/** After these nobody stays at their school. */
const lastGrades: readonly (string | null)[] = ['primary_6', 'junior_high_3', 'high_3']

/** What is known of the same person once a new school year has begun, before anybody says more. */
export function inNewYear(place: Place): Place {
  const hasFinished = place.academicRole === 'student' && lastGrades.includes(place.grade)
  const there = hasFinished ? { schoolId: null, typedSchoolName: null } : {}
  return { ...place, ...there, grade: null, className: null }
}

type Change = { kind: 'none' } | { kind: 'tellsMore' | 'isElsewhere'; place: Place }

/** What becomes of a place by what is said of it: what was unknown is filled in, what was known ends. */
export function changeOfPlace(before: Place, said: SaidPlace): Change {
  const isSameSchool = isOpenOrSame(schoolOf(before), schoolOf(said)) || isNamed(before, said)
  const isSameGrade = isOpenOrSame(before.grade, said.grade)
  const isSame = isSameSchool && isSameGrade && before.academicRole === said.academicRole
  const place: Place = { ...said, className: said.className ?? (isSame ? before.className : null) }
  const names = ['schoolId', 'typedSchoolName', 'academicRole', 'grade', 'className'] as const
  if (names.every((name) => before[name] === place[name])) return { kind: 'none' }
  return { kind: isSame && isOpenOrSame(before.className, place.className) ? 'tellsMore' : 'isElsewhere', place }
}

const schoolOf = ({ schoolId, typedSchoolName }: Pick<Place, 'schoolId' | 'typedSchoolName'>) =>
  schoolId ?? typedSchoolName

const isOpenOrSame = (before: string | null, after: string | null) => before === null || before === after

/** The school that they typed is this one of the list. */
const isNamed = (before: Place, said: SaidPlace) => before.typedSchoolName !== null && said.schoolId !== null
