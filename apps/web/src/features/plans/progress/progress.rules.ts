import type { PlanItem, PlanProgress, PlanStage, PlanWeek } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'

export type NewId = () => string

const newWeek = (newId: NewId): PlanWeek => ({ id: newId(), items: [] })
const isFull = ({ items }: PlanWeek) => items.length >= planLimits.itemsPerWeek

/** Returns empty weeks in one stage. */
export function emptyProgress(newId: NewId, weekCount: number = planLimits.defaultWeeks): PlanProgress {
  return {
    stages: [{ id: newId(), goal: '', weekCount }],
    weeks: Array.from({ length: weekCount }, () => newWeek(newId)),
  }
}

export interface NumberedWeek {
  week: PlanWeek
  /** Counted from 1 across all stages. */
  number: number
}

/** Returns the stages, each with its weeks. */
export function weeksOfStages({ stages, weeks }: PlanProgress): { stage: PlanStage; weeks: NumberedWeek[] }[] {
  let first = 0
  return stages.map((stage) => {
    const from = first
    first += stage.weekCount
    return {
      stage,
      weeks: weeks.slice(from, first).map((week, index) => ({ week, number: from + index + 1 })),
    }
  })
}

/** Returns the index of the stage that a week belongs to. */
function stageOf({ stages }: PlanProgress, weekIndex: number): number {
  let end = 0
  return stages.findIndex(({ weekCount }) => {
    end += weekCount
    return weekIndex < end
  })
}

const withWeek = (progress: PlanProgress, weekId: string, change: (week: PlanWeek) => PlanWeek): PlanProgress => ({
  ...progress,
  weeks: progress.weeks.map((week) => (week.id === weekId ? change(week) : week)),
})

const withCount = (progress: PlanProgress, stageIndex: number, by: number): PlanStage[] =>
  progress.stages
    .map((stage, index) => (index === stageIndex ? { ...stage, weekCount: stage.weekCount + by } : stage))
    .filter(({ weekCount }) => weekCount > 0)

/** Appends an item to a week; unchanged if the week is full. */
export function addItem(progress: PlanProgress, weekId: string, item: PlanItem): PlanProgress {
  return withWeek(progress, weekId, (week) => (isFull(week) ? week : { ...week, items: [...week.items, item] }))
}

export function changeItem(
  progress: PlanProgress,
  weekId: string,
  itemId: string,
  change: Partial<Omit<PlanItem, 'id'>>,
): PlanProgress {
  return withWeek(progress, weekId, (week) => ({
    ...week,
    items: week.items.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
  }))
}

export function removeItem(progress: PlanProgress, weekId: string, itemId: string): PlanProgress {
  return withWeek(progress, weekId, (week) => ({ ...week, items: week.items.filter(({ id }) => id !== itemId) }))
}

export interface ItemPlace {
  weekId: string
  index: number
}

export function placeOf({ weeks }: PlanProgress, itemId: string): ItemPlace | null {
  for (const { id, items } of weeks) {
    const index = items.findIndex((item) => item.id === itemId)
    if (index >= 0) return { weekId: id, index }
  }
  return null
}

/** Moves an item; null if it is already there or the target week is full. */
export function moveItem(progress: PlanProgress, itemId: string, to: ItemPlace): PlanProgress | null {
  const from = placeOf(progress, itemId)
  const item = progress.weeks.flatMap(({ items }) => items).find(({ id }) => id === itemId)
  const target = progress.weeks.find(({ id }) => id === to.weekId)
  if (!from || !item || !target) return null
  const isSameWeek = from.weekId === to.weekId
  if (!isSameWeek && isFull(target)) return null
  // Removing the item moves those after it up by one.
  const index = isSameWeek && from.index < to.index ? to.index - 1 : to.index
  if (isSameWeek && index === from.index) return null
  const taken = removeItem(progress, from.weekId, itemId)
  return withWeek(taken, to.weekId, (week) => ({ ...week, items: week.items.toSpliced(index, 0, item) }))
}

/** Moves an item one place up or down, across weeks if needed, skipping full ones; null if there is no such place. */
export function stepItem(progress: PlanProgress, itemId: string, step: 1 | -1): PlanProgress | null {
  const from = placeOf(progress, itemId)
  if (!from) return null
  const week = progress.weeks.find(({ id }) => id === from.weekId)
  const within = from.index + step
  if (week && within >= 0 && within < week.items.length)
    return moveItem(progress, itemId, { weekId: week.id, index: step > 0 ? within + 1 : within })
  const at = progress.weeks.findIndex(({ id }) => id === from.weekId)
  const ahead = step > 0 ? progress.weeks.slice(at + 1) : progress.weeks.slice(0, at).toReversed()
  const next = ahead.find((one) => !isFull(one))
  return next ? moveItem(progress, itemId, { weekId: next.id, index: step > 0 ? 0 : next.items.length }) : null
}

/** Appends the previous week's items, as many as fit; null if nothing would change. */
export function copyLastWeek(progress: PlanProgress, weekId: string, newId: NewId): PlanProgress | null {
  const at = progress.weeks.findIndex(({ id }) => id === weekId)
  const week = progress.weeks[at]
  const before = progress.weeks[at - 1]
  if (!week || !before || before.items.length === 0 || isFull(week)) return null
  const copied = before.items.map((item) => ({ ...item, id: newId() }))
  const items = [...week.items, ...copied].slice(0, planLimits.itemsPerWeek)
  return withWeek(progress, weekId, (one) => ({ ...one, items }))
}

/** Inserts an empty week before another, moving all later ones by a week; null if there is no room. */
export function insertWeek(progress: PlanProgress, weekId: string, most: number, newId: NewId): PlanProgress | null {
  const at = progress.weeks.findIndex(({ id }) => id === weekId)
  if (at < 0 || progress.weeks.length >= most) return null
  return {
    stages: withCount(progress, stageOf(progress, at), 1),
    weeks: progress.weeks.toSpliced(at, 0, newWeek(newId)),
  }
}

/** Appends an empty week; null if there is no room. */
export function addWeek(progress: PlanProgress, most: number, newId: NewId): PlanProgress | null {
  if (progress.weeks.length >= most) return null
  if (progress.weeks.length === 0) return emptyProgress(newId, 1)
  return {
    stages: withCount(progress, progress.stages.length - 1, 1),
    weeks: [...progress.weeks, newWeek(newId)],
  }
}

/** Removes a week, and its stage if that was the last one in it. */
export function removeWeek(progress: PlanProgress, weekId: string): PlanProgress {
  const at = progress.weeks.findIndex(({ id }) => id === weekId)
  if (at < 0) return progress
  return { stages: withCount(progress, stageOf(progress, at), -1), weeks: progress.weeks.toSpliced(at, 1) }
}

/** Begins a new stage at this week; null if one begins there already. */
export function splitStage(progress: PlanProgress, weekId: string, newId: NewId): PlanProgress | null {
  const at = progress.weeks.findIndex(({ id }) => id === weekId)
  const index = stageOf(progress, at)
  const stage = progress.stages[index]
  if (at < 0 || !stage) return null
  const first = progress.stages.slice(0, index).reduce((sum, { weekCount }) => sum + weekCount, 0)
  const kept = at - first
  if (kept === 0) return null
  const parts = [
    { ...stage, weekCount: kept },
    { id: newId(), goal: '', weekCount: stage.weekCount - kept },
  ]
  return { ...progress, stages: progress.stages.toSpliced(index, 1, ...parts) }
}

/** Joins a stage to the previous one, with both goals if they fit the limit, otherwise the earlier one. */
export function joinStage(progress: PlanProgress, stageId: string): PlanProgress | null {
  const index = progress.stages.findIndex(({ id }) => id === stageId)
  const [before, stage] = [progress.stages[index - 1], progress.stages[index]]
  if (!before || !stage) return null
  const goal = [before.goal, stage.goal].filter(Boolean).join('\n')
  const joined = {
    ...before,
    goal: [...goal].length > planLimits.stageGoal ? before.goal || stage.goal : goal,
    weekCount: before.weekCount + stage.weekCount,
  }
  return { ...progress, stages: progress.stages.toSpliced(index - 1, 2, joined) }
}

export const setGoal = (progress: PlanProgress, stageId: string, goal: string): PlanProgress => ({
  ...progress,
  stages: progress.stages.map((stage) => (stage.id === stageId ? { ...stage, goal } : stage)),
})

/**
 * Fits the number of weeks to the dates: drops empty ones from the end, keeps filled ones, and restores empty ones up
 * to the number that was wanted.
 */
export function fitWeeks(progress: PlanProgress, most: number, wanted: number, newId: NewId): PlanProgress {
  let fitting = progress
  let last = fitting.weeks.at(-1)
  while (last && fitting.weeks.length > most && last.items.length === 0) {
    fitting = removeWeek(fitting, last.id)
    last = fitting.weeks.at(-1)
  }
  while (fitting.weeks.length < Math.min(most, wanted)) fitting = addWeek(fitting, most, newId) ?? fitting
  return fitting
}
