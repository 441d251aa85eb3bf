import { countSeen } from '../people/index.ts'

/* SQL: the counters of e-portfolios and what is said about them as the viewer sees them, without what a block hides. */

/** Of an e-portfolio, a discussion or a reply. */
export function likesSeen(viewer: string, row: string): string {
  return countSeen(
    viewer,
    `${row}.like_count`,
    (isHidden) =>
      `select count(*) from eportfolio_likes hidden
        where hidden.reference_id = ${row}.id and ${isHidden('hidden.person_id')}`,
  )
}

/** Discussions and replies; those below a hidden discussion are hidden, too. */
export function discussionsSeen(viewer: string, ePortfolio: string): string {
  return countSeen(
    viewer,
    `${ePortfolio}.discussion_count`,
    (isHidden) => `select count(*) from eportfolio_discussions hidden
        left join eportfolio_discussions above on above.id = hidden.parent_id
      where hidden.eportfolio_id = ${ePortfolio}.id and (${isHidden('hidden.author_id')} or ${isHidden('above.author_id')})`,
  )
}

export function repliesSeen(viewer: string, discussion: string): string {
  return countSeen(
    viewer,
    `${discussion}.reply_count`,
    (isHidden) =>
      `select count(*) from eportfolio_discussions hidden
        where hidden.parent_id = ${discussion}.id and ${isHidden('hidden.author_id')}`,
  )
}
