import { call } from '../../../api/call.ts'

export const retryConversion = (id: string) => call('POST /api/v2/file/:id/conversion', { params: { id } })
