import { call } from '../../../api/call.ts'

export const readDraft = (id: string) => call('GET /api/v2/portfolios/drafts/:id', { params: { id } })
