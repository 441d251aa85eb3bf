import type { Pool } from 'pg'
import { perApplication } from '../../platform/per-application.ts'

/** Most viewers remembered as having blocks. */
const mostViewers = 10_000
const withBlocks = perApplication(() => new Set<string>())

/** Whether to query a viewer's hidden people up front. Only a hint: the query's result corrects it. */
export const mayHide = (pool: Pool, viewer: string) => withBlocks(pool).has(viewer)

/** Remembers whether a read showed that the viewer has blocks. */
export function noteBlocks(pool: Pool, viewer: string, hasBlocks: boolean): void {
  const known = withBlocks(pool)
  if (!hasBlocks) known.delete(viewer)
  else if (known.size < mostViewers) known.add(viewer)
}
