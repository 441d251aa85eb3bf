import type { PlanItem, PlanProgress } from '@learntrail/contract/plans/content'

interface DoneItem {
  itemId: string
  weekId: string
}

/** The week in which the plan has an item now; nothing where it has it no longer. */
export const weekOfItem = ({ weeks }: PlanProgress, itemId: string): string | undefined =>
  weeks.find(({ items }) => items.some(({ id }) => id === itemId))?.id

interface Ticked {
  progress: PlanProgress
  weekId: string
  /** Items of the plan that are done, wherever. */
  done: readonly DoneItem[]
  /** Those that are to be done in this week. */
  wanted: readonly string[]
}

/**
 * What has to change so that these items of a week are done and no others of it. An item that was done has moved along with
 * the plan; one that the plan has no longer stays done until it is said not to be. What neither knows is passed over: it
 * was taken out of the plan while somebody ticked it, and a note in the same save is not lost with it.
 */
export function ticksOf({ progress, weekId, done, wanted }: Ticked): { added: PlanItem[]; removed: string[] } {
  const items = progress.weeks.find(({ id }) => id === weekId)?.items ?? []
  const here = done.filter((item) => (weekOfItem(progress, item.itemId) ?? item.weekId) === weekId)
  return {
    added: items.filter(({ id }) => wanted.includes(id) && !here.some(({ itemId }) => itemId === id)),
    removed: here.map(({ itemId }) => itemId).filter((id) => !wanted.includes(id)),
  }
}
