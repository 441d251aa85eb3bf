import type { CourseChapter } from '@learntrail/contract/courses/content'
import { aroundUnit, placesOf } from '../../reading/places.rules.ts'

/** Seconds in which somebody can say that they stay. */
export const goesOnAfter = 5

/** Whether there is ever anything to go on from and to. */
export function hasFilmsToGoOn(chapters: readonly CourseChapter[]): boolean {
  const places = placesOf(chapters)
  const films = places.flatMap(({ unit }) =>
    unit.resources.filter(({ type, address }) => type === 'video' && address === null),
  )
  return films.length > 0 && (places.length > 1 || films.length > 1)
}

/** What comes after a unit; null after the last. */
export function unitAfter(chapters: readonly CourseChapter[], unitId: string) {
  const next = aroundUnit(chapters, unitId)?.next
  return next === undefined ? null : { id: next.unit.id, name: next.unit.name.trim() }
}

interface Moment {
  isWriting: boolean
  hasDialog: boolean
  /** Nobody sees the page. */
  isHidden: boolean
  /** Nobody hears the film. */
  isSilent: boolean
}

/** Whether a page that goes on by itself would take something away, or go on for nobody. */
export const isHeldBack = ({ isWriting, hasDialog, isHidden, isSilent }: Moment): boolean =>
  isWriting || hasDialog || (isHidden && isSilent)
