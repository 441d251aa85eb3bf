import type { PlanItem } from '@learntrail/contract/plans/content'
import type { DoneWeek, Execution } from '@learntrail/contract/plans/doing/doing'
import type { Pace } from '@learntrail/contract/plans/doing/facts'
import { paceOfPlan, weekOn, weekToGoOn } from '@learntrail/contract/plans/doing/pace'
import { countLessons } from '@learntrail/contract/plans/weeks'

export interface ItemToDo extends PlanItem {
  /** Null until it is done. */
  done: DoneWeek['done'][number] | null
  /** True if it was done but is no longer in the plan. */
  isDropped: boolean
}

/** `later`: not begun; `open`: over with items left. */
export type WeekState = 'done' | 'now' | 'open' | 'later' | 'empty'

export interface WeekToDo {
  week: DoneWeek
  items: ItemToDo[]
  /** 節 (class periods) that the plan now gives the week. */
  lessons: number
  state: WeekState
}

/** Returns the items of a week in the plan's order, followed by those done that the plan no longer has. */
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

/** The items that are not done yet. */
export const openItems = (items: readonly ItemToDo[]) => items.filter(({ done }) => done === null)

/** Returns the weeks of the plan with what is done in each, then those the plan no longer has. */
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

/** Returns the week to open: today's, else the first with something left, else the last. */
export function weekOfToday({ content }: Execution, weeks: readonly WeekToDo[], today: string): WeekToDo | undefined {
  const ofPlan = weeks.filter(({ week }) => week.number !== null)
  const left = ofPlan.map(({ items }) => openItems(items).length)
  const number = weekToGoOn(content, left, today)
  return ofPlan.find(({ week }) => week.number === number) ?? weeks[0]
}

export interface Progress {
  /** 節 (class periods) done, as they were planned, and all that are planned. */
  doneLessons: number
  plannedLessons: number
  doneItems: number
  plannedItems: number
  minutes: number
}

/** Returns how much of these weeks is done. */
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

/** Minutes in 節 (class periods), rounded to a half. */
export const inLessons = (minutes: number, lessonMinutes: number) => Math.round((minutes / lessonMinutes) * 2) / 2

export interface Going {
  /** Null if no start date is known: then there is no early or late. */
  pace: Pace | null
  /** The next step: the earliest open item; null if nothing is left. */
  next: { item: ItemToDo; week: DoneWeek } | null
}

/** Returns the plan's pace and its next step. */
export function goingOf({ content }: Execution, weeks: readonly WeekToDo[], today: string): Going {
  const pace = paceOfPlan(content, progressOf(weeks).doneItems, today)
  const left = weeks.find(({ items }) => openItems(items).length > 0)
  const [item] = openItems(left?.items ?? [])
  return { pace, next: left && item ? { item, week: left.week } : null }
}
