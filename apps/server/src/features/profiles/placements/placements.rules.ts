import type { AcademicRole } from '@learntrail/contract/profiles/organization-codes'

/** Where a person is, as far as known. */
export interface Place {
  schoolId: string | null
  typedSchoolName: string | null
  academicRole: AcademicRole | null
  grade: string | null
  className: string | null
}

/** A statement about a place; without a class if the source does not know it. */
export type SaidPlace = Omit<Place, 'className'> & { className?: string | null }

/** The grades after which students leave their school. */
const lastGrades: readonly (string | null)[] = ['primary_6', 'junior_high_3', 'high_3']

/** Returns what is known of a person at the start of a school year, before anybody says more. */
export function inNewYear(place: Place): Place {
  const hasFinished = place.academicRole === 'student' && lastGrades.includes(place.grade)
  const there = hasFinished ? { schoolId: null, typedSchoolName: null } : {}
  return { ...place, ...there, grade: null, className: null }
}

type Change = { kind: 'none' } | { kind: 'tellsMore' | 'isElsewhere'; place: Place }

/**
 * Returns how a statement changes a place: unknown parts are filled in, while a different known part ends the
 * placement.
 */
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

/** A listed school after a typed one counts as the same school. */
const isNamed = (before: Place, said: SaidPlace) => before.typedSchoolName !== null && said.schoolId !== null
