import type { CourseChapter } from '@learntrail/contract/courses/content'
import { aroundUnit, placesOf } from '../../reading/places.rules.ts'

/** Seconds in which the learner can choose to stay. */
export const goesOnAfter = 5

/** Whether the course has a film with anything after it. */
export function hasFilmsToGoOn(chapters: readonly CourseChapter[]): boolean {
  const places = placesOf(chapters)
  const films = places.flatMap(({ unit }) =>
    unit.resources.filter(({ type, address }) => type === 'video' && address === null),
  )
  return films.length > 0 && (places.length > 1 || films.length > 1)
}

/** Returns the unit after another; null after the last. */
export function unitAfter(chapters: readonly CourseChapter[], unitId: string) {
  const next = aroundUnit(chapters, unitId)?.next
  return next === undefined ? null : { id: next.unit.id, name: next.unit.name.trim() }
}

interface Moment {
  isWriting: boolean
  hasDialog: boolean
  /** The page is hidden. */
  isHidden: boolean
  /** The film is muted. */
  isSilent: boolean
}

/** Whether going on by itself would interrupt the learner, or play for nobody. */
export const isHeldBack = ({ isWriting, hasDialog, isHidden, isSilent }: Moment): boolean =>
  isWriting || hasDialog || (isHidden && isSilent)
