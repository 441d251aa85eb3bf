import type { CourseChapter } from '@learntrail/contract/courses/content'
import type { LearningRecord } from '@learntrail/contract/courses/learning'
import { placesOf } from '../reading/places.rules.ts'

/**
 * Returns the unit to continue with: the last opened one unless complete, else the first incomplete one, else the
 * first; null without units.
 */
export function unitToGoOn(chapters: readonly CourseChapter[], { units, lastUnitId }: LearningRecord): string | null {
  const complete = new Set(units.flatMap(({ unitId, isComplete }) => (isComplete ? [unitId] : [])))
  const places = placesOf(chapters).map(({ unit }) => unit.id)
  const isLeft = (id: string) => !complete.has(id)
  if (lastUnitId !== null && places.includes(lastUnitId) && isLeft(lastUnitId)) return lastUnitId
  return places.find(isLeft) ?? places[0] ?? null
}
