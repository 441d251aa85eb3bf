import type { PlanProgress } from '@learntrail/contract/plans/content'

/** Returns the weeks, numbered from 1, whose last open item was done since `since`. */
export function weeksFinishedSince(
  { weeks }: PlanProgress,
  done: readonly { itemId: string; at: string }[],
  since: Date,
): number[] {
  const doneAt = new Map(done.map(({ itemId, at }) => [itemId, Date.parse(at)]))
  return weeks.flatMap(({ items }, place) => {
    const times = items.map(({ id }) => doneAt.get(id) ?? Number.POSITIVE_INFINITY)
    const last = Math.max(...times)
    return items.length > 0 && last < Number.POSITIVE_INFINITY && last >= since.getTime() ? [place + 1] : []
  })
}
