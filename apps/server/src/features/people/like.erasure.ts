import { sql } from 'drizzle-orm'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { type Likes, namesOf } from './likes.repository.ts'

/** Returns the step that deletes an erased person's likes and lowers the counters of what they liked. */
export function eraseLikes(likes: Likes): ErasureStep {
  const { table, key, of, counter } = namesOf(likes)
  return {
    name: likes.table,
    async erase({ transaction, personId, limit }) {
      const counted = await transaction.execute<{ count: number }>(sql`
        with removed as (
          delete from ${table} where ctid in (select ctid from ${table} where person_id = ${personId} limit ${limit})
          returning ${key} as id),
        fewer as (
          update ${of} liked set ${counter} = ${counter} - gone.count
          from (select id, count(*)::int as count from removed group by id) gone where liked.id = gone.id)
        select count(*)::int as count from removed`)
      return counted.rows[0]?.count ?? 0
    },
  }
}
