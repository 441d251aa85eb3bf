import { type CommentedThing, commentsSeen } from '../comments/index.ts'
import { countLikesSeen } from '../people/index.ts'

/* SQL for the counters of e-portfolios as the viewer sees them, without what a block hides. */

/** An e-portfolio as a thing to comment on. */
export const commentedEPortfolio: CommentedThing = {
  type: 'ePortfolio',
  ownerOf: (target) => `(select e.owner_id from eportfolios e where e.id = ${target})`,
}

export function likesSeen(viewer: string, ePortfolio: string): string {
  const counted = { id: `${ePortfolio}.id`, counter: `${ePortfolio}.like_count` }
  return countLikesSeen(viewer, { table: 'eportfolio_likes', key: 'eportfolio_id', ...counted })
}

/** Counts comments and replies. */
export function discussionsSeen(viewer: string, ePortfolio: string): string {
  return commentsSeen(viewer, commentedEPortfolio, {
    id: `${ePortfolio}.id`,
    counter: `${ePortfolio}.discussion_count`,
  })
}
