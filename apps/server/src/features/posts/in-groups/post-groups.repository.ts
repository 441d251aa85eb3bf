import { and, count, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { postGroups } from '../posts.tables.ts'
import { posts } from '../posts.view.ts'

export async function listGroupIds(db: Queryable, postId: string): Promise<string[]> {
  const found = await db
    .select({ groupId: postGroups.groupId })
    .from(postGroups)
    .where(eq(postGroups.postId, postId))
    .orderBy(postGroups.groupId)
  return found.map(({ groupId }) => groupId)
}

/** Sets the groups of a record; it stays pinned in those that remain. Returns the groups added or removed. */
export async function setGroups(transaction: Transaction, postId: string, groupIds: string[]): Promise<string[]> {
  const left = await transaction
    .delete(postGroups)
    .where(and(eq(postGroups.postId, postId), notInArray(postGroups.groupId, groupIds)))
    .returning({ groupId: postGroups.groupId })
  if (groupIds.length === 0) return left.map(({ groupId }) => groupId)
  const added = await transaction
    .insert(postGroups)
    .values(groupIds.map((groupId) => ({ postId, groupId })))
    .onConflictDoNothing()
    .returning({ groupId: postGroups.groupId })
  return [...left, ...added].map(({ groupId }) => groupId)
}

/** Counts the pinned records of a group. The caller holds the group. */
export async function countPinned(transaction: Transaction, groupId: string): Promise<number> {
  const [found] = await transaction
    .select({ pinned: count() })
    .from(postGroups)
    .innerJoin(posts, eq(posts.id, postGroups.postId))
    .where(and(eq(postGroups.groupId, groupId), isNotNull(postGroups.pinnedAt)))
  return found?.pinned ?? 0
}

const isPlace = (postId: string, groupId: string) => and(eq(postGroups.postId, postId), eq(postGroups.groupId, groupId))

/** Returns a record's place in a group, locked until the transaction ends. */
export async function holdPlace(transaction: Transaction, postId: string, groupId: string) {
  const held = await transaction.select().from(postGroups).where(isPlace(postId, groupId)).for('update')
  return held[0]
}

export async function setPinned(transaction: Transaction, postId: string, groupId: string, pinnedAt: Date | null) {
  await transaction.update(postGroups).set({ pinnedAt }).where(isPlace(postId, groupId))
}

export async function deletePlace(transaction: Transaction, postId: string, groupId: string): Promise<void> {
  await transaction.delete(postGroups).where(isPlace(postId, groupId))
}

/** Returns the record's owner, title and privacy; locked, so that changes come one at a time. */
export async function holdPost(transaction: Transaction, id: string) {
  const held = await transaction
    .select({ ownerId: posts.ownerId, title: posts.title, privacy: posts.privacy })
    .from(posts)
    .where(eq(posts.id, id))
    .for('update')
  return held[0]
}
