import type { PlanItem } from '@learntrail/contract/plans/content'
import type { DoneWeek, Execution } from '@learntrail/contract/plans/doing/doing'
import type { Pace } from '@learntrail/contract/plans/doing/facts'
import { paceOfPlan, weekOn, weekToGoOn } from '@learntrail/contract/plans/doing/pace'
import { countLessons } from '@learntrail/contract/plans/weeks'

export interface ItemToDo extends PlanItem {
  /** Null while it is not done. */
  done: DoneWeek['done'][number] | null
  /** The plan has it no longer; it was done all the same. */
  isDropped: boolean
}

/** `later`: it has not begun; `open`: it is over, and something is left. */
export type WeekState = 'done' | 'now' | 'open' | 'later' | 'empty'

export interface WeekToDo {
  week: DoneWeek
  items: ItemToDo[]
  /** 節 that the plan gives it now. */
  lessons: number
  state: WeekState
}

/** What a week asks for, in the order of the plan, and after it what was done and the plan has no longer. */
function itemsOf(planned: readonly PlanItem[], week: DoneWeek): ItemToDo[] {
  const doneOf = (id: string) => week.done.find(({ itemId }) => itemId === id) ?? null
  const dropped = week.done.filter(({ itemId }) => !planned.some(({ id }) => id === itemId))
  return [
    ...planned.map((item) => ({ ...item, done: doneOf(item.id), isDropped: false })),
    ...dropped.map((done) => ({
      id: done.itemId,
      text: done.text,
      lessons: done.lessons,
      done,
      isDropped: true,
    })),
  ]
}

/** What is left to do of a week. */
export const openItems = (items: readonly ItemToDo[]) => items.filter(({ done }) => done === null)

/** Weeks of the plan with what is done of each, then those that it has no longer. */
export function weeksToDo({ content, weekPerProgress }: Execution, today: string): WeekToDo[] {
  const { startedAt, endedAt, progress } = content
  const now = weekOn({ startedAt, endedAt, weeks: progress.weeks.length }, today)
  const isOver = endedAt !== null && today > endedAt
  return weekPerProgress.map((week) => {
    const planned = progress.weeks.find(({ id }) => id === week.weekId)?.items ?? []
    const items = itemsOf(planned, week)
    const stateOf = (): WeekState => {
      if (items.length > 0 && openItems(items).length === 0) return 'done'
      if (now !== null && week.number === now) return 'now'
      if (items.length === 0) return 'empty'
      return isOver || (now !== null && (week.number ?? 0) < now) ? 'open' : 'later'
    }
    return { week, items, lessons: countLessons({ weeks: [{ items: planned }] }), state: stateOf() }
  })
}

/** The week to begin with: the one that lies today, else the first in which something is left, else the last. */
export function weekOfToday({ content }: Execution, weeks: readonly WeekToDo[], today: string): WeekToDo | undefined {
  const ofPlan = weeks.filter(({ week }) => week.number !== null)
  const left = ofPlan.map(({ items }) => openItems(items).length)
  const number = weekToGoOn(content, left, today)
  return ofPlan.find(({ week }) => week.number === number) ?? weeks[0]
}

export interface Progress {
  /** 節 of what is done, as they were planned, and of all that is planned. */
  doneLessons: number
  plannedLessons: number
  doneItems: number
  plannedItems: number
  minutes: number
}

/** How much of these weeks is done. */
export function progressOf(weeks: readonly WeekToDo[]): Progress {
  const items = weeks.flatMap((week) => week.items)
  const done = items.flatMap((item) => item.done ?? [])
  return {
    doneLessons: done.reduce((sum, { lessons }) => sum + lessons, 0),
    plannedLessons: weeks.reduce((sum, { lessons }) => sum + lessons, 0),
    doneItems: done.length,
    plannedItems: items.filter(({ isDropped }) => !isDropped).length,
    minutes: weeks.reduce((sum, { week }) => sum + week.minutes, 0),
  }
}

/** Minutes as 節, to a half. */
export const inLessons = (minutes: number, lessonMinutes: number) => Math.round((minutes / lessonMinutes) * 2) / 2

export interface Going {
  /** Null where no start is known: then nobody is early or late. */
  pace: Pace | null
  /** What to do next when something was left: the earliest that is open. */
  next: { item: ItemToDo; week: DoneWeek } | null
}

/** How the plan goes, and with what it could go on. */
export function goingOf({ content }: Execution, weeks: readonly WeekToDo[], today: string): Going {
  const pace = paceOfPlan(content, progressOf(weeks).doneItems, today)
  const left = weeks.find(({ items }) => openItems(items).length > 0)
  const [item] = openItems(left?.items ?? [])
  return { pace, next: left && item ? { item, week: left.week } : null }
}
