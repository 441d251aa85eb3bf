import { commentLiked, replyLiked } from '@learntrail/contract/comments/events'
import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { inTransaction, isForeignKeyViolation } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReachedComment } from './comments.repository.ts'
import { commentIdOf, missingCode } from './comments.service.ts'
import { addLike, countLikes, listLikes, removeLike } from './likes.repository.ts'

type Likeable = Pick<ReachedComment, 'id' | 'parentId' | 'authorId' | 'target'>

/** Likes a comment or a reply, or takes the like back; doing either twice is harmless. */
export async function likeComment(
  platform: Platform,
  personId: string,
  comment: Likeable,
  isLiked: boolean,
): Promise<{ likeCount: number; isLiked: boolean }> {
  const { id, parentId, authorId: ownerId, target } = comment
  const at = platform.clock.now()
  const like = { commentId: id, personId }
  try {
    await inTransaction(platform.db, async (transaction) => {
      if (!isLiked) return removeLike(transaction, like)
      if (!(await addLike(transaction, like, newId(at.getTime())))) return
      const fact = { actorId: personId, subjectId: target.id, at }
      const data = { ownerId, targetType: target.type, commentId: commentIdOf(comment) }
      await (parentId === null
        ? platform.events.record(transaction, commentLiked, { ...fact, data })
        : platform.events.record(transaction, replyLiked, { ...fact, data: { ...data, replyId: id } }))
    })
  } catch (error) {
    // It was deleted a moment ago.
    if (isForeignKeyViolation(error)) refuse(missingCode(comment))
    throw error
  }
  const likeCount = (await countLikes(platform.pool, personId, id)) ?? refuse(missingCode(comment))
  return { likeCount, isLiked }
}

export async function readLikes(
  platform: Platform,
  viewer: string,
  { id }: Likeable,
  cursor: string | undefined,
): Promise<{ items: PersonSummary[]; nextCursor: string | null }> {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await listLikes(platform.pool, viewer, id, { after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ likeId }) => [likeId])
  return { items: items.map(({ person }) => person), nextCursor }
}
