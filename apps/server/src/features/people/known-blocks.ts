import type { Pool } from 'pg'
import { perApplication } from '../../platform/per-application.ts'

/** Viewers who had a block when they looked last, as many as are remembered. */
const mostViewers = 10_000
const withBlocks = perApplication(() => new Set<string>())

/** Whether it is worth asking at once for what is hidden from a viewer; what is read says whether it was right. */
export const mayHide = (pool: Pool, viewer: string) => withBlocks(pool).has(viewer)

/** Remembers what was read of a viewer. */
export function noteBlocks(pool: Pool, viewer: string, hasBlocks: boolean): void {
  const known = withBlocks(pool)
  if (!hasBlocks) known.delete(viewer)
  else if (known.size < mostViewers) known.add(viewer)
}
