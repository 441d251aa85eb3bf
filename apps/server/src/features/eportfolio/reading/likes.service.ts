import { discussionLiked, ePortfolioLiked } from '@learntrail/contract/eportfolio/events'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, isForeignKeyViolation } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reachDiscussion } from '../discussions/discussions.repository.ts'
import { reachEPortfolio } from '../eportfolio.repository.ts'
import { addLike, countLikes, type Liked, removeLike } from './likes.repository.ts'

/** Likes an e-portfolio, or something said about it, or takes that back; doing either twice is harmless. */
export async function setLike(
  platform: Platform,
  person: Person,
  { id, referenceId }: { id: string; referenceId: string },
  isLiked: boolean,
): Promise<{ likeCount: number; isLiked: boolean }> {
  const { ownerId, ...liked } = await reachLiked(platform, person, id, referenceId)
  const at = platform.clock.now()
  try {
    await inTransaction(platform.db, async (transaction) => {
      if (!isLiked) return removeLike(transaction, liked, person.id)
      if (!(await addLike(transaction, liked, person.id, at))) return
      const fact = { actorId: person.id, subjectId: id, at }
      const { discussionId } = liked
      if (discussionId === null)
        return platform.events.record(transaction, ePortfolioLiked, { ...fact, data: { ownerId } })
      return platform.events.record(transaction, discussionLiked, { ...fact, data: { ownerId, discussionId } })
    })
  } catch (error) {
    // It was deleted a moment ago.
    if (isForeignKeyViolation(error)) refuse(missing(liked))
    throw error
  }
  const likeCount = (await countLikes(platform.pool, person.id, liked)) ?? refuse(missing(liked))
  return { likeCount, isLiked }
}

async function reachLiked(
  platform: Platform,
  person: Person,
  eportfolioId: string,
  referenceId: string,
): Promise<Liked & { ownerId: string }> {
  const { ownerId } = await reachEPortfolio(platform, person, eportfolioId)
  if (referenceId === eportfolioId) return { eportfolioId, discussionId: null, ownerId }
  const { authorId } = await reachDiscussion(platform.pool, person.id, eportfolioId, referenceId)
  return { eportfolioId, discussionId: referenceId, ownerId: authorId }
}

function missing({ discussionId }: Liked) {
  return discussionId === null ? 'EPORTFOLIO_NOT_FOUND' : 'DISCUSSION_NOT_FOUND'
}
