import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'

export type RelationCount = 'friends' | 'fans' | 'following'

interface Change {
  accountId: string
  count: RelationCount
  /** The difference, positive or negative. */
  by: number
}

/**
 * Changes relation counts, in the transaction that changes the relations. One statement updates all rows in one order,
 * so that two transactions with the same people cannot deadlock.
 */
export async function countRelations(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ accountId, count, by }) => ({ account_id: accountId, [count]: by }))
  await transaction.execute(sql`
    insert into relation_counts as c (account_id, friends, fans, following)
    select account_id, sum(coalesce(friends, 0)), sum(coalesce(fans, 0)), sum(coalesce(following, 0))
    from json_to_recordset(${JSON.stringify(rows)}) as changes(account_id uuid, friends int, fans int, following int)
    group by account_id order by account_id
    on conflict (account_id) do update
    set friends = c.friends + excluded.friends, fans = c.fans + excluded.fans, following = c.following + excluded.following`)
}

/** Counts both sides of a friendship that begins (1) or ends (-1). */
export function countFriendship(transaction: Transaction, a: string, b: string, by: 1 | -1): Promise<void> {
  return countRelations(transaction, [
    { accountId: a, count: 'friends', by },
    { accountId: b, count: 'friends', by },
  ])
}

/** Counts both sides of a follow that begins (1) or ends (-1). */
export function countFollow(
  transaction: Transaction,
  followerId: string,
  followedId: string,
  by: 1 | -1,
): Promise<void> {
  return countRelations(transaction, [
    { accountId: followerId, count: 'following', by },
    { accountId: followedId, count: 'fans', by },
  ])
}
