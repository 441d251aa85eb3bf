import type { Relation } from '@learntrail/contract/people/relation'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { fromAccounts } from '../../accounts/index.ts'
import { blocks, follows, friendRequests, friendships, personRemarks } from '../people.tables.ts'
import { visiblePerson } from '../visibility.sql.ts'
import type { BetweenTwo } from './add-friend.rules.ts'
import { countFollow, countFriendship } from './relation-counts.repository.ts'

/** Locks both people's relations until the transaction ends: what is between them, and how many friends each has. */
export async function holdPeople(transaction: Transaction, ...people: [string, string]): Promise<void> {
  for (const person of people.toSorted()) {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`circle of ${person}`}, 0))`)
  }
}

/** Returns what is between `me` and another person. */
export async function findBetween(db: Queryable, me: string, other: string): Promise<BetweenTwo> {
  const isVisible = sql.raw(visiblePerson('me.id', 'a'))
  const found = await db.execute<{ [Key in keyof BetweenTwo]: BetweenTwo[Key] }>(sql`
    select coalesce((select a.id <> me.id and ${isVisible} ${sql.raw(fromAccounts('a', 'other.id'))}), false) as "isVisible",
      exists (select 1 from friendships where person_id = me.id and friend_id = other.id) as "areFriends",
      exists (select 1 from friend_requests where asker_id = me.id and asked_id = other.id) as "hasAsked",
      exists (select 1 from friend_requests where asker_id = other.id and asked_id = me.id) as "isAsked",
      (select count(*) from friendships where person_id = me.id)::int as friends,
      (select count(*) from friendships where person_id = other.id)::int as "friendsOfOther"
    from (select ${me}::uuid as id) me, (select ${other}::uuid as id) other`)
  const [between] = found.rows
  if (between === undefined) throw new Error('one row of facts was expected')
  return between
}

/** SQL of the viewer's note on a person, '' without one. */
export const remarkOf = (viewer: string, person: string) => `coalesce(
  (select noted.remark from person_remarks noted where noted.owner_id = ${viewer} and noted.person_id = ${person}), '')`

/**
 * Returns SQL of a `relation` (contract `people/relation`) between two expressions of ids. `among` is SQL of an array
 * of ids that includes the person: relations to all of them are then looked up once instead of per person.
 */
export function relationOf(viewer: string, person: string, among?: string): string {
  const isHere = (table: string, from: string, to: string) =>
    among === undefined
      ? `exists (select 1 from ${table} where ${from} = ${viewer} and ${to} = ${person})`
      : `${person} = any (array(select ${to} from ${table} where ${from} = ${viewer} and ${to} = any (${among})))`
  return `json_build_object(
    'friendship', case
      when ${isHere('friendships', 'person_id', 'friend_id')} then 'friends'
      when ${isHere('friend_requests', 'asker_id', 'asked_id')} then 'invited'
      when ${isHere('friend_requests', 'asked_id', 'asker_id')} then 'waiting'
      else 'none' end,
    'isFollowing', ${isHere('follows', 'follower_id', 'followed_id')},
    'isFan', ${isHere('follows', 'followed_id', 'follower_id')},
    'remark', ${remarkOf(viewer, person)})`
}

export async function findRelation(db: Queryable, viewer: string, person: string): Promise<Relation> {
  const found = await db.execute<{ relation: Relation }>(sql`
    select ${sql.raw(relationOf('me.id', 'other.id'))} as relation
    from (select ${viewer}::uuid as id) me, (select ${person}::uuid as id) other`)
  const [row] = found.rows
  if (row === undefined) throw new Error('one relation was expected')
  return row.relation
}

export async function insertRequest(transaction: Transaction, askerId: string, askedId: string, since: Date) {
  await transaction.insert(friendRequests).values({ askerId, askedId, since }).onConflictDoNothing()
}

/** Deletes a request; true when there was one. */
export async function deleteRequest(transaction: Transaction, askerId: string, askedId: string): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(friendRequests)
    .where(and(eq(friendRequests.askerId, askerId), eq(friendRequests.askedId, askedId)))
  return rowCount === 1
}

/** Inserts both directions; true when the two were not friends before. */
export async function insertFriendship(transaction: Transaction, a: string, b: string, since: Date): Promise<boolean> {
  const made = await transaction
    .insert(friendships)
    .values([
      { personId: a, friendId: b, since },
      { personId: b, friendId: a, since },
    ])
    .onConflictDoNothing()
    .returning()
  const isNew = made.length > 0
  if (isNew) await countFriendship(transaction, a, b, 1)
  return isNew
}

export async function deleteFriendship(transaction: Transaction, a: string, b: string): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(friendships)
    .where(
      or(
        and(eq(friendships.personId, a), eq(friendships.friendId, b)),
        and(eq(friendships.personId, b), eq(friendships.friendId, a)),
      ),
    )
  const isGone = (rowCount ?? 0) > 0
  if (isGone) await countFriendship(transaction, a, b, -1)
  return isGone
}

/** Inserts a follow and counts it; true when it is new. */
export async function insertFollow(transaction: Transaction, followerId: string, followedId: string, since: Date) {
  const { rowCount } = await transaction.insert(follows).values({ followerId, followedId, since }).onConflictDoNothing()
  const isNew = rowCount === 1
  if (isNew) await countFollow(transaction, followerId, followedId, 1)
  return isNew
}

export async function deleteFollow(transaction: Transaction, followerId: string, followedId: string): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
  const isGone = rowCount === 1
  if (isGone) await countFollow(transaction, followerId, followedId, -1)
  return isGone
}

export async function putRemark(transaction: Transaction, row: typeof personRemarks.$inferInsert) {
  const { remark, since } = row
  const target = [personRemarks.ownerId, personRemarks.personId]
  await transaction.insert(personRemarks).values(row).onConflictDoUpdate({ target, set: { remark, since } })
}

export async function deleteRemark(transaction: Transaction, ownerId: string, personId: string): Promise<void> {
  await transaction
    .delete(personRemarks)
    .where(and(eq(personRemarks.ownerId, ownerId), eq(personRemarks.personId, personId)))
}

export async function insertBlock(transaction: Transaction, blockerId: string, blockedId: string, since: Date) {
  const { rowCount } = await transaction.insert(blocks).values({ blockerId, blockedId, since }).onConflictDoNothing()
  return rowCount === 1
}

export async function deleteBlock(transaction: Transaction, blockerId: string, blockedId: string): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
  return rowCount === 1
}

export async function isBlockedBy(db: Queryable, blockerId: string, blockedId: string): Promise<boolean> {
  return (await db.$count(blocks, and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))) > 0
}
