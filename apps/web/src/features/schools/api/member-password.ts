import { call } from '../../../api/call.ts'

export const giveMemberPassword = (groupId: string, personId: string, reason: string) =>
  call('POST /api/v2/groups/:groupId/members/:personId/first-password', {
    params: { groupId, personId },
    body: { reason },
  })
