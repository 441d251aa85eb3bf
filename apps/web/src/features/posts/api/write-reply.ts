import { call } from '../../../api/call.ts'
import type { Writing } from '../../comments/index.ts'

export const writeReply = (messageId: string, writing: Writing) =>
  call('POST /api/v2/replies/uploadreply', { body: { messageId, ...writing } })
