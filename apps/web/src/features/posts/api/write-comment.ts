import { call } from '../../../api/call.ts'
import type { Writing } from '../../comments/index.ts'

export const writeComment = (postId: string, writing: Writing) =>
  call('POST /api/v2/messages/uploadmessage', { body: { targetType: 'portfolio', targetId: postId, ...writing } })
