import { call } from '../../../api/call.ts'

/** Deletes a comment with its replies, or a reply. */
export const deleteDiscussion = (id: string, discussionId: string) =>
  call('DELETE /api/v2/ePortfolio/:id/discussions/:discussionId', { params: { id, discussionId } })
