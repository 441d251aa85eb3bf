import { call } from '../../../api/call.ts'

export const discardDraft = (id: string) => call('DELETE /api/v2/portfolios/drafts/:id', { params: { id } })
