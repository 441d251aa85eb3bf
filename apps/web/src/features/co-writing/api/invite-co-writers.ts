import { call } from '../../../api/call.ts'

export const inviteCoWriters = (id: string, personIds: string[]) =>
  call('POST /api/v2/portfolios/shared/:id/people', { params: { id }, body: { personIds } })
