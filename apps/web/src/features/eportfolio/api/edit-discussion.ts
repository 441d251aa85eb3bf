import { call } from '../../../api/call.ts'

/** Edits a comment or a reply. */
export const editDiscussion = (id: string, discussionId: string, content: string) =>
  call('PATCH /api/v2/ePortfolio/:id/discussions/:discussionId', { params: { id, discussionId }, body: { content } })
