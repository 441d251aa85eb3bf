import type { CourseChapter, CourseUnit } from '@learntrail/contract/courses/content'

export interface UnitPlace {
  chapter: CourseChapter
  unit: CourseUnit
  /** Of all units of the course, from 1. */
  number: number
  /** Of the chapter, from 1. */
  chapterNumber: number
}

/** All units of a course in the order in which they are read. */
export const placesOf = (chapters: readonly CourseChapter[]): UnitPlace[] =>
  chapters
    .flatMap((chapter, index) => chapter.units.map((unit) => ({ chapter, unit, chapterNumber: index + 1 })))
    .map((place, index) => ({ ...place, number: index + 1 }))

/** Where a unit stands, and what is before and after it. */
export function aroundUnit(chapters: readonly CourseChapter[], unitId: string) {
  const places = placesOf(chapters)
  const at = places.findIndex(({ unit }) => unit.id === unitId)
  if (at < 0) return null
  const place = places[at]
  return place ? { place, count: places.length, previous: places[at - 1], next: places[at + 1] } : null
}
