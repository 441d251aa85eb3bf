import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Pool } from 'pg'
import { personSummaryOf, visiblePerson } from '../../people/index.ts'

/** Those who teach a course together are shown to each other, whatever lies between them. */
export const findTeaching = (pool: Pool, ids: readonly string[]) =>
  find(pool, { name: 'course-persons', where: 'a.deleted_at is null', ids })

/** Of others, whom the viewer may see. */
export const findSeen = (pool: Pool, viewer: string, ids: readonly string[]) =>
  find(pool, { name: 'course-persons-seen', where: `(a.id = $2 or ${visiblePerson('$2', 'a')})`, ids, viewer })

interface Finding {
  name: string
  where: string
  ids: readonly string[]
  viewer?: string
}

async function find(pool: Pool, { name, where, ids, viewer }: Finding): Promise<ReadonlyMap<string, PersonSummary>> {
  if (ids.length === 0) return new Map()
  const text = `select ${personSummaryOf('a')} as person from accounts a where a.id = any($1::uuid[]) and ${where}`
  const values = [[...new Set(ids)], ...(viewer === undefined ? [] : [viewer])]
  const { rows } = await pool.query<{ person: PersonSummary }>({ name, text, values })
  return new Map(rows.map(({ person }) => [person.id, person]))
}
