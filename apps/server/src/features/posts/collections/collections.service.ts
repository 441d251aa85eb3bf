import { postLimits } from '@learntrail/contract/posts/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, isForeignKeyViolation } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { postOf, type WrittenPost } from '../posts.mapping.ts'
import { reachPost } from '../posts.service.ts'
import * as repository from './collections.repository.ts'

/** A collection is its owner's alone; nobody else learns whether there is one. */
export function checkOwn(person: Person, id: string): void {
  if (id !== person.id) refuse('USER_NOT_FOUND')
}

export async function listCollection(
  { pool }: Platform,
  person: Person,
  { index, limit }: { index: number; limit: number },
): Promise<{ items: WrittenPost[]; hasMore: boolean }> {
  const rows = await repository.listCollected(pool, person.id, { offset: index * limit, limit: limit + 1 })
  return { items: rows.slice(0, limit).map((row) => postOf(person, row)), hasMore: rows.length > limit }
}

/** Keeps a record that the person may see; twice is once. */
export async function collect(platform: Platform, person: Person, postId: string): Promise<{ isCollected: boolean }> {
  await reachPost(platform, person, postId)
  const row = { personId: person.id, postId, collectedId: newId(platform.clock.now().getTime()) }
  try {
    await inTransaction(platform.db, async (transaction) => {
      if ((await repository.countKept(transaction, person.id)) >= postLimits.collected) refuse('COLLECTION_FULL')
      await repository.addToCollection(transaction, row)
    })
  } catch (error) {
    // It was deleted a moment ago.
    if (isForeignKeyViolation(error)) refuse('POST_NOT_FOUND')
    throw error
  }
  return { isCollected: true }
}

export async function uncollect({ db }: Platform, person: Person, postId: string): Promise<{ isCollected: boolean }> {
  await repository.removeFromCollection(db, person.id, postId)
  return { isCollected: false }
}
