import type { MemberRole } from '@learntrail/contract/groups/roles'
import { call } from '../../../api/call.ts'

interface Joining {
  groupId: string
  invitationLinkId?: string
}
interface OnPerson {
  groupId: string
  /** Defaults to the caller. */
  personId?: string
}

export const joinGroup = (body: Joining) => call('POST /api/v2/api/joinGroup', { body })
export const acceptRequest = (body: OnPerson) => call('PATCH /api/v2/api/accept', { body })
export const acceptApplications = ({ groupId, personIds }: { groupId: string; personIds: string[] }) =>
  call('POST /api/v2/groups/:groupId/applications/accept', { params: { groupId }, body: { personIds } })
export const rejectRequest = (query: OnPerson) => call('DELETE /api/v2/api/reject', { query })
export const leaveGroup = (groupId: string) => call('DELETE /api/v2/api/exitGroup', { query: { groupId } })

export const inviteMembers = (body: { groupId: string; personIds: string[]; as: 'member' | 'administrator' }) =>
  call('POST /api/v2/api/inviteMembers', { body })
export const removeMember = (query: { groupId: string; personId: string; ban: 'true' | 'false' }) =>
  call('DELETE /api/v2/api/removeMember', { query })
export const liftBan = (query: { groupId: string; personId: string }) => call('DELETE /api/v2/api/liftBan', { query })
export const changeRole = (body: { groupId: string; personId: string; role: Extract<MemberRole, 1 | 3 | 6> }) =>
  call('PUT /api/v2/api/changeMemberRole', { body })

interface NumberChange {
  groupId: string
  personId: string
  memberNumber: string
}
export const changeMemberNumber = ({ memberNumber, ...params }: NumberChange) =>
  call('PUT /api/v2/groups/:groupId/members/:personId/number', { params, body: { memberNumber } })

interface NumberList {
  groupId: string
  list: string
}
export const readNumberList = ({ groupId, list }: NumberList) =>
  call('POST /api/v2/groups/:groupId/number-list', { params: { groupId }, body: { list } })

interface NumberChanges {
  groupId: string
  numbers: { personId: string; memberNumber: string }[]
}
export const changeMemberNumbers = ({ groupId, numbers }: NumberChanges) =>
  call('PUT /api/v2/groups/:groupId/numbers', { params: { groupId }, body: { numbers } })

export const deleteGroup = (query: { groupId: string; name: string }) =>
  call('DELETE /api/v2/api/deleteGroup', { query })
export const restoreGroup = (groupId: string) => call('POST /api/v2/api/restoreGroup', { body: { groupId } })
