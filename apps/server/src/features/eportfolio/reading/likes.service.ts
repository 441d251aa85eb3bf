import { ePortfolioLiked, ePortfolioUnliked } from '@learntrail/contract/eportfolio/events'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, isForeignKeyViolation } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { likeComment } from '../../comments/index.ts'
import { addLike, removeLike } from '../../people/index.ts'
import { reachDiscussion } from '../discussions/reach-discussion.policy.ts'
import { reachEPortfolio } from '../reach-eportfolio.policy.ts'
import { countLikes, ePortfolioLikes } from './likes.repository.ts'

interface LikeAnswer {
  likeCount: number
  isLiked: boolean
}

/** Likes an e-portfolio or a comment on it, or withdraws the like; repeating either is harmless. */
export async function setLike(
  platform: Platform,
  person: Person,
  { id, referenceId }: { id: string; referenceId: string },
  isLiked: boolean,
): Promise<LikeAnswer> {
  if (referenceId === id) return likeEPortfolio(platform, person, id, isLiked)
  const comment = await reachDiscussion(platform, person, { id, discussionId: referenceId })
  return likeComment(platform, person.id, comment, isLiked)
}

/** Likes an e-portfolio, or withdraws the like. */
export async function likeEPortfolio(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  isLiked: boolean,
): Promise<LikeAnswer> {
  const { ownerId } = await reachEPortfolio(platform, person, id)
  const like = { id, personId: person.id }
  const at = platform.clock.now()
  try {
    await inTransaction(platform.db, async (transaction) => {
      await platform.realtime.tell(transaction, { topic: id, kind: 'updateLikes', id: null })
      const isChange = await (isLiked
        ? addLike(transaction, ePortfolioLikes, like, { liked_at: at.toISOString() })
        : removeLike(transaction, ePortfolioLikes, like))
      if (!isChange) return
      const fact = { actorId: person.id, subjectId: id, data: { ownerId }, at }
      await platform.events.record(transaction, isLiked ? ePortfolioLiked : ePortfolioUnliked, fact)
    })
  } catch (error) {
    // It was deleted in the meantime.
    if (isForeignKeyViolation(error)) refuse('EPORTFOLIO_NOT_FOUND')
    throw error
  }
  const likeCount = (await countLikes(platform.pool, person.id, id)) ?? refuse('EPORTFOLIO_NOT_FOUND')
  return { likeCount, isLiked }
}
