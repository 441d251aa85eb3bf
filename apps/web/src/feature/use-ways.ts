import { useAllParts, useParts } from './use-parts.ts'
import type { Way, WayFrom, WayToReport } from './ways.ts'

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: Way) => order

/** Returns all features' links from a place, in order; `of` is the id of the place's subject. */
export function useWays(from: WayFrom, of = ''): readonly Way[] {
  const ways = useParts('ways').flatMap((part) => part[from]?.(of) ?? [])
  return ways.sort((one, other) => orderOf(one) - orderOf(other))
}

/** Returns the address builder for reports, without loading anything; null if no feature takes reports. */
export function useWayToReport(): WayToReport | null {
  return useAllParts().features.find(({ wayToReport }) => wayToReport !== undefined)?.wayToReport ?? null
}
