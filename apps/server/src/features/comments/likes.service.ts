import { commentLiked, commentUnliked, replyLiked, replyUnliked } from '@learntrail/contract/comments/events'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { inTransaction, isForeignKeyViolation } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { addLike, readLikers, removeLike } from '../people/index.ts'
import { commentIdOf, tellBelow } from './comments.live.ts'
import type { ReachedComment } from './comments.repository.ts'
import { missingCode } from './comments.service.ts'
import { commentLikes, countLikes } from './likes.repository.ts'

type Likeable = Pick<ReachedComment, 'id' | 'parentId' | 'authorId' | 'target'>

/** Likes a comment or reply, or removes the like. Repeating either is harmless. */
export async function likeComment(
  platform: Platform,
  personId: string,
  comment: Likeable,
  isLiked: boolean,
): Promise<{ likeCount: number; isLiked: boolean }> {
  const { id, parentId, authorId: ownerId, target } = comment
  const at = platform.clock.now()
  const like = { id, personId }
  try {
    await inTransaction(platform.db, async (transaction) => {
      await tellBelow(platform, transaction, target, commentIdOf(comment))
      const isChange = await (isLiked
        ? addLike(transaction, commentLikes, like, { like_id: newId(at.getTime()) })
        : removeLike(transaction, commentLikes, like))
      if (!isChange) return
      const fact = { actorId: personId, subjectId: target.id, at }
      const data = { ownerId, targetType: target.type, commentId: commentIdOf(comment) }
      await (parentId === null
        ? platform.events.record(transaction, isLiked ? commentLiked : commentUnliked, { ...fact, data })
        : platform.events.record(transaction, isLiked ? replyLiked : replyUnliked, {
            ...fact,
            data: { ...data, replyId: id },
          }))
    })
  } catch (error) {
    // The comment was deleted a moment ago.
    if (isForeignKeyViolation(error)) refuse(missingCode(platform, comment))
    throw error
  }
  const likeCount = (await countLikes(platform.pool, personId, id)) ?? refuse(missingCode(platform, comment))
  return { likeCount, isLiked }
}

export function readLikes(
  { pool }: Platform,
  viewer: string,
  { id }: Likeable,
  cursor: string | undefined,
): Promise<{ items: PersonSummary[]; nextCursor: string | null }> {
  return readLikers(pool, viewer, commentLikes, id, cursor)
}
