import type { Load } from './load.ts'
import { type Figure, percent } from './report.ts'

/** As figures say it. */
export const perSecond = ({ requestsPerSecond, p50, p99 }: Load) =>
  `${requestsPerSecond < 100 ? requestsPerSecond.toFixed(1) : Math.round(requestsPerSecond)}/s (p50 ${p50} ms, p99 ${p99} ms)`

/** How much of what its floor answers the product answers in the same run, and whether that is at least `least` of it. */
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
