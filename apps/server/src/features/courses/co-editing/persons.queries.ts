import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Pool } from 'pg'
import { fromAccounts } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'

const query = {
  name: 'course-persons',
  text: `select ${personSummaryOf('a')} as person ${fromAccounts('a', 'any($1::uuid[])')} and a.deleted_at is null`,
}

/** Summaries of people who teach a course together; they see each other despite blocks. */
export async function findTeaching(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, PersonSummary>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<{ person: PersonSummary }>({ ...query, values: [[...new Set(ids)]] })
  return new Map(rows.map(({ person }) => [person.id, person]))
}
