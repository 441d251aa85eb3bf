import { registerBelongings } from '../../platform/archive/belongings.ts'
import { registerErasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { registerReportTarget } from '../../platform/reports/report-targets.ts'
import { registerChannels } from '../live/index.ts'
import { eraseLikes } from '../people/index.ts'
import { commentBelongings } from './comment-belongings.ts'
import { commentReportTarget } from './comment-report-target.ts'
import { handleCommentJobs } from './comments.jobs.ts'
import { commentRoutes } from './comments.routes.ts'
import { commentErasure } from './erase-comments.ts'
import { commentLikes } from './likes.repository.ts'

export { type CommentedThing, type CommentTarget, registerCommentTarget } from './comment-targets.ts'
export { writtenOf } from './comments.mapping.ts'
export type { CommentRow, ReachedComment, ReachedTarget, ReplyRow } from './comments.repository.ts'
export {
  commentIdOf,
  editComment,
  listComments,
  listReplies,
  reachComment,
  reachTarget,
  removeComment,
  writeComment,
  writeReply,
} from './comments.service.ts'

import { registerCommentNotices } from './comment-notices.ts'
import { maySeeTarget } from './comments.service.ts'

export { lastCommentOf } from './last-comment.ts'
export { likeComment } from './likes.service.ts'
export { commentsSeen, hiddenComments } from './seen-counts.ts'
export { commentWordsFound, isSaidOften, type SaidPlace, saidPlacesQuery, saidWith } from './words/said-with.queries.ts'

registerReportTarget(commentReportTarget)
registerErasure(eraseLikes(commentLikes), commentErasure)
registerBelongings(commentBelongings)
registerCommentNotices()
registerChannels(maySeeTarget)

export const commentsFeature: Feature = {
  name: 'comments',
  routes: commentRoutes,
  jobs: handleCommentJobs,
}
