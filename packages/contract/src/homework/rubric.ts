/** What a work is looked at for, and how far it can get there: rules alone, no schema. */
export interface Level {
  id: string
  name: string
  /** How work on this level is. */
  words: string
  points: number
}

export interface Criterion {
  id: string
  name: string
  words: string
  /** In the order in which they are shown; which is best, their points say. */
  levels: Level[]
}

/** Empty where a question has none: it then has a score alone. */
export type Rubric = readonly Criterion[]

/** The level that was reached, by criterion. */
export type ReachedLevels = Readonly<Record<string, string>>

const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)

/** The total of a question with a rubric: the best level of every criterion together. */
export function rubricTotal(rubric: Rubric): number {
  return sum(rubric.map(({ levels }) => Math.max(0, ...levels.map(({ points }) => points))))
}

export function reachedLevel({ id, levels }: Criterion, reached: ReachedLevels): Level | undefined {
  return levels.find((level) => level.id === reached[id])
}

/** How far the levels are chosen. */
export function rubricStanding(rubric: Rubric, reached: ReachedLevels): 'none' | 'some' | 'all' {
  const chosen = rubric.filter((criterion) => reachedLevel(criterion, reached)).length
  if (chosen === 0) return 'none'
  return chosen < rubric.length ? 'some' : 'all'
}

/** The points of what was reached; null until every criterion has its level. */
export function rubricScore(rubric: Rubric, reached: ReachedLevels): number | null {
  if (rubricStanding(rubric, reached) !== 'all') return null
  return sum(rubric.map((criterion) => reachedLevel(criterion, reached)?.points ?? 0))
}

/** Whether every level that is named is there. */
export function areLevelsOf(rubric: Rubric, reached: ReachedLevels): boolean {
  return Object.entries(reached).every(([id, levelId]) =>
    rubric.some((criterion) => criterion.id === id && criterion.levels.some((level) => level.id === levelId)),
  )
}

/** Whether both measure alike: only what is said of criteria and levels may differ. */
export function measuresAlike(one: Rubric, other: Rubric): boolean {
  const measureOf = (rubric: Rubric) =>
    JSON.stringify(rubric.map(({ id, levels }) => [id, levels.map((level) => [level.id, level.points])]))
  return measureOf(one) === measureOf(other)
}
