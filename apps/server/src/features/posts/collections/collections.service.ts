import { postCollected, postUncollected } from '@learntrail/contract/posts/events'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, isForeignKeyViolation } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { postOf, type WrittenPost } from '../posts.mapping.ts'
import { reachPost } from '../posts.service.ts'
import * as repository from './collections.repository.ts'

/** Only the owner reads a collection; others are not told whether there is one. */
export function checkOwn(person: Person, id: string): void {
  if (id !== person.id) refuse('USER_NOT_FOUND')
}

export async function listCollection(
  platform: Platform,
  person: Person,
  { index, limit }: { index: number; limit: number },
): Promise<{ items: WrittenPost[]; hasMore: boolean }> {
  const rows = await repository.listCollected(platform, person.id, { offset: index * limit, limit: limit + 1 })
  return { items: rows.slice(0, limit).map((row) => postOf(person, row)), hasMore: rows.length > limit }
}

/** Collects a record that the person may see; doing it twice is harmless. */
export async function collect(platform: Platform, person: Person, postId: string): Promise<{ isCollected: boolean }> {
  const { ownerId } = await reachPost(platform, person, postId)
  const at = platform.clock.now()
  const row = { personId: person.id, postId, collectedId: newId(at.getTime()) }
  try {
    await inTransaction(platform.db, async (transaction) => {
      if ((await repository.countKept(transaction, person.id)) >= postLimits.collected) refuse('COLLECTION_FULL')
      if (!(await repository.addToCollection(transaction, row))) return
      const fact = { actorId: person.id, subjectId: postId, data: { ownerId }, at }
      await platform.events.record(transaction, postCollected, fact)
    })
  } catch (error) {
    // The record was deleted a moment ago.
    if (isForeignKeyViolation(error)) refuse('POST_NOT_FOUND')
    throw error
  }
  return { isCollected: true }
}

export async function uncollect(platform: Platform, person: Person, postId: string): Promise<{ isCollected: boolean }> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const ownerId = await repository.removeFromCollection(transaction, person.id, postId)
    if (ownerId === undefined) return
    const fact = { actorId: person.id, subjectId: postId, data: { ownerId }, at }
    await platform.events.record(transaction, postUncollected, fact)
  })
  return { isCollected: false }
}
