import type { CourseStretch } from '@learntrail/contract/courses/history'

/**
 * What a version can be compared with: with what it is now, with what it was before that stretch, with what other stretches
 * came to, by their numbers.
 */
export function waysToCompare({ from, to }: CourseStretch, stretches: readonly CourseStretch[]): string[] {
  const latest = stretches[0]?.to ?? to
  const others = stretches.filter((other) => other.to !== to && other.to !== latest && other.to !== from - 1)
  return [...(latest > to ? ['now'] : []), ...(from > 1 ? ['before'] : []), ...others.map((other) => String(other.to))]
}

/** The number of the other version; null: none. */
export function comparedWith(
  way: string,
  { from, to }: CourseStretch,
  stretches: readonly CourseStretch[],
): number | null {
  if (way === 'none') return null
  if (way === 'now') return stretches[0]?.to ?? to
  return way === 'before' ? from - 1 : Number(way)
}
