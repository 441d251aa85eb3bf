import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { messageLiked, postLiked, replyLiked } from '@learntrail/contract/posts/events'
import { inTransaction, isForeignKeyViolation } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { idKey } from './cursors.ts'
import { addLike, countLikes, type Likeable, listLikes, removeLike } from './likes.repository.ts'
import { lastId } from './posts.queries.ts'

const liked: Record<Likeable, typeof postLiked> = { post: postLiked, message: messageLiked, reply: replyLiked }
const missing = { post: 'POST_NOT_FOUND', message: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' } as const

/** Something the person may see, and whose it is. */
export interface LikedSubject {
  of: Likeable
  id: string
  ownerId: string
}

/** Likes, or takes the like back; doing either twice is harmless. */
export async function setLike(
  platform: Platform,
  personId: string,
  subject: LikedSubject,
  isLiked: boolean,
): Promise<{ likeCount: number; isLiked: boolean }> {
  const at = platform.clock.now()
  const like = { subjectId: subject.id, personId }
  try {
    await inTransaction(platform.db, async (transaction) => {
      if (!isLiked) {
        await removeLike(transaction, subject.of, like)
        return
      }
      const { ownerId, id: subjectId } = subject
      const isNew = await addLike(transaction, subject.of, { ...like, ownerId, likeId: newId(at.getTime()) })
      if (!isNew) return
      const fact = { actorId: personId, subjectId, data: { ownerId }, at }
      await platform.events.record(transaction, liked[subject.of], fact)
    })
  } catch (error) {
    // It was deleted a moment ago.
    if (isForeignKeyViolation(error)) refuse(missing[subject.of])
    throw error
  }
  return { likeCount: await countLikes(platform.pool, personId, subject.of, subject.id), isLiked }
}

export async function readLikes(
  platform: Platform,
  viewer: string,
  subject: { of: Likeable; id: string },
  cursor: string | undefined,
): Promise<{ items: PersonSummary[]; nextCursor: string | null }> {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await listLikes(platform.pool, viewer, subject.of, subject.id, { after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ likeId }) => [likeId])
  return { items: items.map(({ person }) => person), nextCursor }
}
