import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasedThing, ErasureStep } from '../../platform/erasure/erasure.ts'
import { countRelations, type RelationCount } from './relations/relation-counts.repository.ts'

interface CountedRows {
  table: string
  /** The column that names the person. */
  by: string
  /** The column of the other person, and the count of theirs that the row adds to. No name comes from outside. */
  other: string
  counted: RelationCount
  counts?: ErasedThing
}

/** Deletes the rows that name the person and lowers the other people's counts. The person's counts go separately. */
function deleteCounted({ table, by, other, counted, counts }: CountedRows): ErasureStep {
  const [rows, person, another] = [sql.identifier(table), sql.identifier(by), sql.identifier(other)]
  return {
    name: `${table} ${by}`,
    ...(counts && { counts }),
    async erase({ transaction, personId, limit }) {
      const gone = await transaction.execute<{ other: string }>(sql`
        delete from ${rows} where ctid in (select ctid from ${rows} where ${person} = ${personId} limit ${limit})
        returning ${another} as other`)
      await countRelations(
        transaction,
        gone.rows.map((row) => ({ accountId: row.other, count: counted, by: -1 })),
      )
      return gone.rows.length
    },
  }
}

const friends = { table: 'friendships', by: 'friend_id', other: 'person_id', counted: 'friends' } as const

export const relationErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'friendships', by: 'person_id', counts: 'friends' }),
  deleteCounted(friends),
  deleteRows({ table: 'friend_requests', by: ['asker_id', 'asked_id'] }),
  deleteCounted({ table: 'follows', by: 'follower_id', other: 'followed_id', counted: 'fans' }),
  deleteCounted({ table: 'follows', by: 'followed_id', other: 'follower_id', counted: 'following' }),
  deleteRows({ table: 'relation_counts', by: 'account_id' }),
  deleteRows({ table: 'blocks', by: ['blocker_id', 'blocked_id'] }),
  deleteRows({ table: 'person_remarks', by: ['owner_id', 'person_id'] }),
  deleteRows({ table: 'people_search', by: 'account_id' }),
]
