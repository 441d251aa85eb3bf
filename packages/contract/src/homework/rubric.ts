/** What work is assessed for, and the levels it can reach: functions without a schema. */
export interface Level {
  id: string
  name: string
  /** Description of work on this level. */
  words: string
  points: number
}

export interface Criterion {
  id: string
  name: string
  words: string
  /** In display order; the points say which is best. */
  levels: Level[]
}

/** Empty if a question has no rubric, only a score. */
export type Rubric = readonly Criterion[]

/** Ids of the levels reached, by criterion id. */
export type ReachedLevels = Readonly<Record<string, string>>

const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)

/** Returns the total of a rubric: the sum of the best level of every criterion. */
export function rubricTotal(rubric: Rubric): number {
  return sum(rubric.map(({ levels }) => Math.max(0, ...levels.map(({ points }) => points))))
}

/** Returns the level reached for a criterion; undefined if none was chosen, or if it no longer exists. */
export function reachedLevel({ id, levels }: Criterion, reached: ReachedLevels): Level | undefined {
  return levels.find((level) => level.id === reached[id])
}

/** Returns how many of the criteria have a level. */
export function rubricStanding(rubric: Rubric, reached: ReachedLevels): 'none' | 'some' | 'all' {
  const chosen = rubric.filter((criterion) => reachedLevel(criterion, reached)).length
  if (chosen === 0) return 'none'
  return chosen < rubric.length ? 'some' : 'all'
}

/** Returns the points of the levels reached; null until every criterion has a level. */
export function rubricScore(rubric: Rubric, reached: ReachedLevels): number | null {
  if (rubricStanding(rubric, reached) !== 'all') return null
  return sum(rubric.map((criterion) => reachedLevel(criterion, reached)?.points ?? 0))
}

/** Returns whether every level named exists in the rubric. */
export function areLevelsOf(rubric: Rubric, reached: ReachedLevels): boolean {
  return Object.entries(reached).every(([id, levelId]) =>
    rubric.some((criterion) => criterion.id === id && criterion.levels.some((level) => level.id === levelId)),
  )
}

/** Returns whether both rubrics have the same criteria, levels and points; their wording may differ. */
export function measuresAlike(one: Rubric, other: Rubric): boolean {
  const measureOf = (rubric: Rubric) =>
    JSON.stringify(rubric.map(({ id, levels }) => [id, levels.map((level) => [level.id, level.points])]))
  return measureOf(one) === measureOf(other)
}
