import { useAllParts, useParts } from './use-parts.ts'
import type { Way, WayFrom, WayToReport } from './ways.ts'

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: Way) => order

/** The ways of all features from a place; `of` is the id of what it is about. */
export function useWays(from: WayFrom, of = ''): readonly Way[] {
  const ways = useParts('ways').flatMap((part) => part[from]?.(of) ?? [])
  return ways.sort((one, other) => orderOf(one) - orderOf(other))
}

/** Where things are reported, at once; null where nobody hears of it. */
export function useWayToReport(): WayToReport | null {
  return useAllParts().features.find(({ wayToReport }) => wayToReport !== undefined)?.wayToReport ?? null
}
