import type { CourseStretch } from '@learntrail/contract/courses/history'

/**
 * Returns what a version can be compared with: `now` for the current state, `before` for the state before the stretch,
 * and the numbers of other stretches' last changes.
 */
export function waysToCompare({ from, to }: CourseStretch, stretches: readonly CourseStretch[]): string[] {
  const latest = stretches[0]?.to ?? to
  const others = stretches.filter((other) => other.to !== to && other.to !== latest && other.to !== from - 1)
  return [...(latest > to ? ['now'] : []), ...(from > 1 ? ['before'] : []), ...others.map((other) => String(other.to))]
}

/** Returns the number of the version to compare with; null for none. */
export function comparedWith(
  way: string,
  { from, to }: CourseStretch,
  stretches: readonly CourseStretch[],
): number | null {
  if (way === 'none') return null
  if (way === 'now') return stretches[0]?.to ?? to
  return way === 'before' ? from - 1 : Number(way)
}
