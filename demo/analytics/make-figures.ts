import { drainChanges } from '../../apps/server/src/features/analytics/demo.ts'
import type { Making } from '../school/making.ts'

/** All that happened is in the figures when the product starts. */
export async function makeFigures({ platform }: Making): Promise<void> {
  await drainChanges(platform)
}
