import { call } from '../../../api/call.ts'

export const remarkOnPerson = (personId: string, remark: string) =>
  call('PUT /api/v2/users/:id/remark', { params: { id: personId }, body: { remark } })
