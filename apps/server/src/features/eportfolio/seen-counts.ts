import { commentsSeen } from '../comments/index.ts'
import { countSeen } from '../people/index.ts'

/* SQL: the counters of e-portfolios as the viewer sees them, without what a block hides. */

export function likesSeen(viewer: string, ePortfolio: string): string {
  return countSeen(
    viewer,
    `${ePortfolio}.like_count`,
    (isHidden) =>
      `select count(*) from eportfolio_likes hidden
        where hidden.eportfolio_id = ${ePortfolio}.id and ${isHidden('hidden.person_id')}`,
  )
}

/** Comments and replies. */
export function discussionsSeen(viewer: string, ePortfolio: string): string {
  return commentsSeen(viewer, 'ePortfolio', { id: `${ePortfolio}.id`, counter: `${ePortfolio}.discussion_count` })
}
