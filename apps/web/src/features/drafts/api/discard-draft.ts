import { call } from '../../../api/call.ts'

export const discardDraft = (id: string) => call('DELETE /api/v2/portfolios/drafts/:id', { params: { id }, query: {} })

/** Deletes a draft for good instead of binning it: for emptied drafts, and those that no window follows any more. */
export const dropDraft = (id: string) =>
  call('DELETE /api/v2/portfolios/drafts/:id', { params: { id }, query: { forGood: 'true' } })
