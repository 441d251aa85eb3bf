import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { postLiked } from '@learntrail/contract/posts/events'
import { inTransaction, isForeignKeyViolation } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { addLike, countLikes, listLikes, removeLike } from './likes.repository.ts'

/** Likes a record that the person may see, or takes the like back; doing either twice is harmless. */
export async function setLike(
  platform: Platform,
  personId: string,
  { id, ownerId }: { id: string; ownerId: string },
  isLiked: boolean,
): Promise<{ likeCount: number; isLiked: boolean }> {
  const at = platform.clock.now()
  const like = { postId: id, personId }
  try {
    await inTransaction(platform.db, async (transaction) => {
      if (!isLiked) return removeLike(transaction, like)
      if (!(await addLike(transaction, { ...like, ownerId, likeId: newId(at.getTime()) }))) return
      await platform.events.record(transaction, postLiked, { actorId: personId, subjectId: id, data: { ownerId }, at })
    })
  } catch (error) {
    // It was deleted a moment ago.
    if (isForeignKeyViolation(error)) refuse('POST_NOT_FOUND')
    throw error
  }
  return { likeCount: await countLikes(platform.pool, personId, id), isLiked }
}

export async function readLikes(
  platform: Platform,
  viewer: string,
  postId: string,
  cursor: string | undefined,
): Promise<{ items: PersonSummary[]; nextCursor: string | null }> {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await listLikes(platform.pool, viewer, postId, { after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ likeId }) => [likeId])
  return { items: items.map(({ person }) => person), nextCursor }
}
