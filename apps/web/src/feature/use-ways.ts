import { useAllParts, useParts } from './use-parts.ts'
import type { Way, WayFrom, WayToReport } from './ways.ts'

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: Way) => order

/** The ways of all features from a place. */
export function useWays(from: WayFrom): readonly Way[] {
  const ways = useParts('ways').flatMap((part) => part[from]?.() ?? [])
  return ways.sort((one, other) => orderOf(one) - orderOf(other))
}

/** Where things are reported, at once; null where nobody hears of it. */
export function useWayToReport(): WayToReport | null {
  return useAllParts().features.find(({ wayToReport }) => wayToReport !== undefined)?.wayToReport ?? null
}
