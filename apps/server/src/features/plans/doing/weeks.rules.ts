import type { PlanItem, PlanProgress } from '@learntrail/contract/plans/content'

interface DoneItem {
  itemId: string
  weekId: string
}

/** Returns the week that contains an item now; undefined when the plan no longer has it. */
export const weekOfItem = ({ weeks }: PlanProgress, itemId: string): string | undefined =>
  weeks.find(({ items }) => items.some(({ id }) => id === itemId))?.id

interface Ticked {
  progress: PlanProgress
  weekId: string
  /** Done items of the whole plan. */
  done: readonly DoneItem[]
  /** Items that should be done in this week. */
  wanted: readonly string[]
}

/**
 * Returns the changes that make exactly these items of a week done. A done item counts in the week it moved to; one no
 * longer in the plan stays done in its old week until it is unticked. Unknown ids are ignored: the item was removed
 * while it was being ticked, and a note in the same save must not be lost.
 */
export function ticksOf({ progress, weekId, done, wanted }: Ticked): { added: PlanItem[]; removed: string[] } {
  const items = progress.weeks.find(({ id }) => id === weekId)?.items ?? []
  const here = done.filter((item) => (weekOfItem(progress, item.itemId) ?? item.weekId) === weekId)
  return {
    added: items.filter(({ id }) => wanted.includes(id) && !here.some(({ itemId }) => itemId === id)),
    removed: here.map(({ itemId }) => itemId).filter((id) => !wanted.includes(id)),
  }
}
