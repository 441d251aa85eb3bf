import { call } from '../../../api/call.ts'
import type { Writing } from '../../comments/index.ts'

export const writeDiscussion = (id: string, body: Writing) =>
  call('POST /api/v2/ePortfolio/:id/discussions', { params: { id }, body })
