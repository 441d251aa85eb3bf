import { call } from '../../../api/call.ts'
import type { Writing } from '../../comments/index.ts'

export const writeDiscussionReply = (id: string, discussionId: string, body: Writing) =>
  call('POST /api/v2/ePortfolio/:id/discussions/:discussionId/replies', { params: { id, discussionId }, body })
