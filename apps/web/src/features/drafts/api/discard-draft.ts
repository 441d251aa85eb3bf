import { call } from '../../../api/call.ts'

export const discardDraft = (id: string) => call('DELETE /api/v2/portfolios/drafts/:id', { params: { id }, query: {} })

/** Deletes a draft for good, past the bin: for drafts saved in passing that the person never saw. */
export const dropDraft = (id: string) =>
  call('DELETE /api/v2/portfolios/drafts/:id', { params: { id }, query: { forGood: 'true' } })
