import type { CourseChapter, CourseUnit } from '@learntrail/contract/courses/content'

export interface UnitPlace {
  chapter: CourseChapter
  unit: CourseUnit
  /** Number among all units of the course, from 1. */
  number: number
  /** Number of the chapter, from 1. */
  chapterNumber: number
}

/** Returns all units of a course in reading order. */
export const placesOf = (chapters: readonly CourseChapter[]): UnitPlace[] =>
  chapters
    .flatMap((chapter, index) => chapter.units.map((unit) => ({ chapter, unit, chapterNumber: index + 1 })))
    .map((place, index) => ({ ...place, number: index + 1 }))

/** Returns a unit's place, with the units before and after it; null if it is not in the course. */
export function aroundUnit(chapters: readonly CourseChapter[], unitId: string) {
  const places = placesOf(chapters)
  const at = places.findIndex(({ unit }) => unit.id === unitId)
  if (at < 0) return null
  const place = places[at]
  return place ? { place, count: places.length, previous: places[at - 1], next: places[at + 1] } : null
}
