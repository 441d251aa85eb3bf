import { call } from '../../../api/call.ts'
import type { CommentCalls } from '../../comments/index.ts'
import { setLike } from './like-eportfolio.ts'

/** Comments on an e-portfolio, which are discussions on the wire; replies have the same calls. */
export const ePortfolioComments = (id: string): CommentCalls => ({
  list: (cursor, signal) =>
    call('GET /api/v2/ePortfolio/:id/discussions', { params: { id }, query: { cursor }, signal }),
  write: (body) => call('POST /api/v2/ePortfolio/:id/discussions', { params: { id }, body }),
  listReplies: (parent, cursor) =>
    call('GET /api/v2/ePortfolio/:id/discussions', { params: { id }, query: { parent, cursor } }),
  reply: (discussionId, body) =>
    call('POST /api/v2/ePortfolio/:id/discussions/:discussionId/replies', { params: { id, discussionId }, body }),
  edit: ({ id: discussionId }, content) =>
    call('PATCH /api/v2/ePortfolio/:id/discussions/:discussionId', { params: { id, discussionId }, body: { content } }),
  remove: ({ id: discussionId }) =>
    call('DELETE /api/v2/ePortfolio/:id/discussions/:discussionId', { params: { id, discussionId } }),
  like: (place, isLiked) => setLike(id, place.id, isLiked),
})
