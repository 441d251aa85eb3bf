import type { Pool } from 'pg'
import { perApplication } from '../../platform/per-application.ts'
import { fewPeople, type Way } from './stream.queries.ts'

/** So many viewers are remembered. */
const mostViewers = 10_000
const knowMany = perApplication(() => new Set<string>())

/** The cheaper way to a viewer's page, by how many people they knew when they read one last; both answer the same. */
export const wayFor = (pool: Pool, viewer: string): Way => (knowMany(pool).has(viewer) ? 'ofAll' : 'ofEach')

/** Remembers how many people a viewer knows. */
export function notePeopleKnown(pool: Pool, viewer: string, count: number): void {
  const viewers = knowMany(pool)
  if (count <= fewPeople) viewers.delete(viewer)
  else if (viewers.size < mostViewers) viewers.add(viewer)
}
