import type { Person } from '../../../platform/access/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ReachedComment, type ReachedTarget, reachComment, reachTarget } from '../../comments/index.ts'

/** Returns an e-portfolio to comment on; refuses a person who may not see it. */
export function reachDiscussed(platform: Platform, person: Person, id: string): Promise<ReachedTarget> {
  return reachTarget(platform, person, { type: 'ePortfolio', id })
}

/** Returns a comment or reply on an e-portfolio; refuses a person who may not see both. */
export async function reachDiscussion(
  platform: Platform,
  person: Person,
  { id, discussionId }: { id: string; discussionId: string },
): Promise<ReachedComment> {
  await reachDiscussed(platform, person, id)
  return reachComment(platform, person, discussionId, {
    fits: ({ target }) => target.type === 'ePortfolio' && target.id === id,
    missing: 'DISCUSSION_NOT_FOUND',
  })
}
