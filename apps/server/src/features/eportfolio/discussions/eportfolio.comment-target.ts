import { joinAccount } from '../../accounts/index.ts'
import type { CommentTarget } from '../../comments/index.ts'
import { visibleEPortfolio } from '../eportfolio.queries.ts'
import { commentedEPortfolio } from '../seen-counts.sql.ts'

/** E-portfolios may be commented on by everybody who can see them. */
export const ePortfolioCommentTarget: CommentTarget = {
  ...commentedEPortfolio,
  table: 'eportfolios',
  behind: 'all_eportfolios',
  counter: 'discussion_count',
  ownerSeenBy: (viewer, target) => `(select e.owner_id from eportfolios e ${joinAccount('o', 'e.owner_id')}
    where e.id = ${target} and ${visibleEPortfolio(viewer, 'e', 'o')})`,
  titleOf: (target) => `(select e.title from eportfolios e where e.id = ${target})`,
  missing: { target: 'EPORTFOLIO_NOT_FOUND', comment: 'DISCUSSION_NOT_FOUND', reply: 'DISCUSSION_NOT_FOUND' },
}
