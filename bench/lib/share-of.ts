import type { Load } from './load.ts'
import { type Figure, percent } from './report.ts'

/** Formats a load for the figures. */
export const perSecond = ({ requestsPerSecond, p50, p99 }: Load) =>
  `${requestsPerSecond < 100 ? requestsPerSecond.toFixed(1) : Math.round(requestsPerSecond)}/s (p50 ${p50} ms, p99 ${p99} ms)`

/** Returns the product's rate as a share of its floor's in the same run; reached if it is at least `least`. */
export function shareOf(
  what: string,
  { product, floor }: { product: Load; floor: Load },
  { least, of }: { least: number; of: string },
): Figure {
  const share = product.requestsPerSecond / floor.requestsPerSecond
  return {
    what,
    measured: `${perSecond(product)}; ${of} ${perSecond(floor)}: ${percent(share)}`,
    goal: `≥ ${percent(least)} of ${of}`,
    isReached: share >= least,
  }
}
