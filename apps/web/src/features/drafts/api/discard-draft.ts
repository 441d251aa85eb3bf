import { call } from '../../../api/call.ts'

export const discardDraft = (id: string) => call('DELETE /api/v2/portfolios/drafts/:id', { params: { id }, query: {} })

/** Without the bin: what was begun on the side, and nobody knows of. */
export const dropDraft = (id: string) =>
  call('DELETE /api/v2/portfolios/drafts/:id', { params: { id }, query: { forGood: 'true' } })
