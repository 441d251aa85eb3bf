import type { Pool } from 'pg'
import { visiblePerson } from './visibility.ts'

/** Display names of those among `ids` whom the viewer may see, the viewer included. */
export async function findVisibleNames(pool: Pool, viewer: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await pool.query<{ id: string; displayName: string }>({
    name: 'people-names',
    text: `select a.id, a.display_name as "displayName" from accounts a
      where a.id = any($2::uuid[]) and (a.id = $1 or ${visiblePerson('$1', 'a')})`,
    values: [viewer, ids],
  })
  return new Map(found.rows.map(({ id, displayName }) => [id, displayName]))
}

export async function isVisiblePerson(pool: Pool, viewer: string, id: string): Promise<boolean> {
  return (await findVisibleNames(pool, viewer, [id])).size > 0
}
