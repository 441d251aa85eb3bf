import { call } from '../../../api/call.ts'

export const removeShared = (id: string) => call('DELETE /api/v2/portfolios/shared/:id', { params: { id } })
