import type { PersonSummary } from '@learntrail/contract/people/person'
import { postLiked, postUnliked } from '@learntrail/contract/posts/events'
import { inTransaction, isForeignKeyViolation } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { addLike, readLikers, removeLike } from '../people/index.ts'
import { countLikes, postLikes } from './likes.repository.ts'

/** Likes a record that the person may see, or takes the like back; doing either twice is harmless. */
export async function setLike(
  platform: Platform,
  personId: string,
  { id, ownerId }: { id: string; ownerId: string },
  isLiked: boolean,
): Promise<{ likeCount: number; isLiked: boolean }> {
  const at = platform.clock.now()
  const like = { id, personId }
  try {
    await inTransaction(platform.db, async (transaction) => {
      await platform.realtime.tell(transaction, { topic: id, kind: 'updateLikes', id: null })
      // The owner is stored along, because likes are also listed for those who received them.
      const more = { like_id: newId(at.getTime()), post_owner_id: ownerId }
      const isChange = await (isLiked
        ? addLike(transaction, postLikes, like, more)
        : removeLike(transaction, postLikes, like))
      if (!isChange) return
      const fact = { actorId: personId, subjectId: id, data: { ownerId }, at }
      await platform.events.record(transaction, isLiked ? postLiked : postUnliked, fact)
    })
  } catch (error) {
    // The record was deleted a moment ago.
    if (isForeignKeyViolation(error)) refuse('POST_NOT_FOUND')
    throw error
  }
  return { likeCount: await countLikes(platform.pool, personId, id), isLiked }
}

export function readLikes(
  { pool }: Platform,
  viewer: string,
  postId: string,
  cursor: string | undefined,
): Promise<{ items: PersonSummary[]; nextCursor: string | null }> {
  return readLikers(pool, viewer, postLikes, postId, cursor)
}
