import { call } from '../../../api/call.ts'

export const removeCoWriter = (id: string, personId: string) =>
  call('DELETE /api/v2/portfolios/shared/:id/people/:personId', { params: { id, personId } })
