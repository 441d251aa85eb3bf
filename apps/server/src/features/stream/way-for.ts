import type { Pool } from 'pg'
import { perApplication } from '../../platform/per-application.ts'
import { fewPeople, type Way } from './stream.queries.ts'

/** How many viewers are remembered. */
const mostViewers = 10_000
const knowMany = perApplication(() => new Set<string>())

/**
 * Returns the cheaper way for a viewer's page, by how many people they knew at their last one; both ways give the same
 * page.
 */
export const wayFor = (pool: Pool, viewer: string): Way => (knowMany(pool).has(viewer) ? 'ofAll' : 'ofEach')

/** Remembers whether a viewer knows many people. */
export function notePeopleKnown(pool: Pool, viewer: string, count: number): void {
  const viewers = knowMany(pool)
  if (count <= fewPeople) viewers.delete(viewer)
  else if (viewers.size < mostViewers) viewers.add(viewer)
}
