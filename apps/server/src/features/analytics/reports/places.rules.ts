import type { SchoolPlace } from '@learntrail/contract/analytics/analytics'
import { grades } from '@learntrail/contract/profiles/organization-codes'

/** A part of a school with sums of its own, as named in `analytics_summaries`. */
export interface SummedPlace {
  level: 0 | 1 | 2
  grade: string
  className: string
}

export const wholeSchool: SummedPlace = { level: 0, grade: '', className: '' }

export const placeKey = ({ level, grade, className }: SummedPlace): string => [level, grade, className].join('\n')

export const summedPlace = ({ grade, className }: SchoolPlace): SummedPlace => {
  if (grade === null) return wholeSchool
  return className === null ? { level: 1, grade, className: '' } : { level: 2, grade, className }
}

export const schoolPlace = ({ level, grade, className }: SummedPlace): SchoolPlace => ({
  grade: level === 0 ? null : grade,
  className: level === 2 ? className : null,
})

/** Compares grades in school order; a school's own names follow, and an empty grade comes last. */
function compareGrades(one: string, other: string): number {
  const rank = (grade: string) => {
    const known = (grades as readonly string[]).indexOf(grade)
    return known < 0 ? (grade === '' ? grades.length + 1 : grades.length) : known
  }
  return rank(one) - rank(other) || compareTexts(one, other)
}

/** Compares numbers within names by value: class 9 before class 10. */
const collator = new Intl.Collator('zh-Hant-TW', { numeric: true })
const compareTexts = (one: string, other: string) => collator.compare(one, other) || (one < other ? -1 : 1)

/** Returns the school first, then each grade followed by its classes; unnamed ones last. */
export function inOrderOfPlaces(places: readonly SummedPlace[]): SummedPlace[] {
  return [...places].sort((one, other) => {
    if (one.level === 0 || other.level === 0) return one.level - other.level
    if (one.grade !== other.grade) return compareGrades(one.grade, other.grade)
    if (one.level !== other.level) return one.level - other.level
    if (one.className === other.className) return 0
    if (one.className === '' || other.className === '') return one.className === '' ? 1 : -1
    return compareTexts(one.className, other.className)
  })
}

/** Returns the grades of a school, or the classes of a grade. */
export const partsOf = (place: SummedPlace, places: readonly SummedPlace[]): SummedPlace[] =>
  places.filter(
    ({ level, grade }) =>
      level === place.level + 1 && (place.level === 0 || (place.level === 1 && grade === place.grade)),
  )
