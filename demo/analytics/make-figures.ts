import { drainChanges } from '../../apps/server/src/features/analytics/demo.ts'
import type { Making } from '../school/making.ts'

/** Counts everything made so far, so that the figures are complete when the product starts. */
export async function makeFigures({ platform }: Making): Promise<void> {
  await drainChanges(platform)
}
