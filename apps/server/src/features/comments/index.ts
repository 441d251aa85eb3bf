import { belongings } from '../../platform/archive/belongings.ts'
import { binnables } from '../../platform/bin/bin.ts'
import { below, belowDeclared, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { eraseLikes } from '../people/index.ts'
import { commentBelongings } from './comment.belongings.ts'
import { binnedComments } from './comment.bin.ts'
import { commentErasure } from './comment.erasure.ts'
import { commentNotices } from './comment.notices.ts'
import { commentReportTarget } from './comment.report-target.ts'
import { commentedTables } from './comment-targets.kind.ts'
import { handleCommentJobs } from './comments.jobs.ts'
import { commentRoutes } from './comments.routes.ts'
import { commentLikes } from './likes.repository.ts'

export { commentNoticeTo } from './comment.notices.ts'
export { type CommentedThing, type CommentTarget, commentTargets, isSaidBelow } from './comment-targets.kind.ts'
export { commentIdOf } from './comments.live.ts'
export { writtenOf } from './comments.mapping.ts'
export type { CommentRow, ReachedComment, ReachedTarget, ReplyRow } from './comments.repository.ts'
export {
  channelsOf,
  editComment,
  listComments,
  listReplies,
  reachComment,
  reachTarget,
  readComments,
  removeComment,
  writeComment,
  writeReply,
} from './comments.service.ts'
export { countComments, everyComment } from './comments.sql.ts'
export { lastCommentOf } from './last-comment.sql.ts'
export { likeComment } from './likes.service.ts'
export { commentsSeen, hiddenComments } from './seen-counts.sql.ts'
export { commentWordsFound, isSaidOften, type SaidPlace, saidPlacesQuery, saidWith } from './words/said-with.queries.ts'

export const commentsFeature: Feature = {
  name: 'comments',
  has: [
    tableHomes(
      ...belowDeclared(commentedTables, 'target_id', 'all_comments'),
      ...below('all_comments', 'comment_id', 'comment_likes', 'comment_words'),
    ),
    erasure([eraseLikes(commentLikes), ...commentErasure]),
    belongings(commentBelongings),
    binnables(binnedComments),
    noticeSources(...commentNotices()),
    reportTargets(commentReportTarget),
  ],
  routes: commentRoutes,
  jobs: handleCommentJobs,
}
