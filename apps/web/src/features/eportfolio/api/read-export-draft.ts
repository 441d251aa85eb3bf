import { call } from '../../../api/call.ts'

export const readExportDraft = (id: string) => call('GET /api/v2/exportDraft/:id', { params: { id } })
