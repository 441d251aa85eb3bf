import { call } from '../../../api/call.ts'

export const mergeOwnTags = (names: string[], into: string) =>
  call('POST /api/v2/portfolios/current/tags/merge', { body: { names, into } })
