import type { Group } from '@learntrail/contract/groups/group'
import type { GroupMember } from '@learntrail/contract/groups/members'
import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

export const groupId = '019b0000-0000-7000-8000-000000000001'
export const link = '4f9c1f0e-7d1c-4b64-9a52-0f4a4f9d2d11'
export const me = { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false }
export const hai = {
  id: '019a0000-0000-7000-8000-000000000002',
  displayName: '阿海',
  avatar: null,
  isDeleted: false,
}
export const qing = { ...hai, id: '019a0000-0000-7000-8000-000000000003', displayName: '小晴' }

const nothing = {
  join: false,
  apply: false,
  leave: false,
  manage: false,
  edit: false,
  report: true,
  govern: false,
  goOn: false,
}
const inside = { ...nothing, leave: true }
const administering = { ...inside, manage: true, edit: true }

/** What the server lets each role do in an open group. */
const can: Record<MemberRole, Group['can']> = {
  [memberRoles.applying]: nothing,
  [memberRoles.administrator]: administering,
  [memberRoles.invitedAsMember]: nothing,
  [memberRoles.member]: inside,
  [memberRoles.guest]: { ...nothing, join: true },
  [memberRoles.invitedAsAdministrator]: nothing,
  [memberRoles.topAdministrator]: { ...administering, leave: false, report: false, govern: true, goOn: true },
}

/** The group 河川觀察社, seen by a viewer of this role. */
export const groupAs = (role: MemberRole, change: Partial<Group> = {}): Group => ({
  id: groupId,
  handle: 'river',
  type: 'open',
  name: '河川觀察社',
  tags: [],
  cover: null,
  drawnCover: null,
  schoolName: null,
  memberCount: 6,
  role,
  description: '每個月走一次河邊。',
  coverFileId: null,
  schoolId: null,
  administratorCount: 1,
  createdAt: '2026-09-01T00:00:00.000Z',
  topAdministrator: role === memberRoles.topAdministrator ? me : hai,
  leaderboardStatus: true,
  deletedAt: null,
  archivedAt: null,
  next: null,
  former: null,
  can: can[role],
  ...change,
})

export const memberAs = (person: GroupMember['person'], role: MemberRole): GroupMember => ({
  person,
  schoolName: '山上高中',
  relation: { friendship: 'none', isFollowing: false, isFan: false, remark: '' },
  isVerifiedTeacher: false,
  role,
  memberNumber: '',
  since: '2026-10-01T00:00:00.000Z',
})

export const errorCode = 0 as const

export const pageOf = <Item>(...items: Item[]) => ({ errorCode, items, nextCursor: null })

/** A server with a signed-in student and at most one group, with empty lists. */
export function groupServer(group?: Group) {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/api/getAllGroups', pageOf<Group>())
    .on('GET /api/v2/api/getGroupReceivings', pageOf<never>())
    .on('GET /api/v2/api/getGroupSendings', pageOf<never>())
    .on('GET /api/v2/api/getDeletedGroups', { errorCode: 0, items: [] })
    .on('GET /api/v2/api/getBannedByGroupId', pageOf<never>())
    .on('GET /api/v2/api/getGroupReceivingsByGroupId', pageOf<never>())
    .on('GET /api/v2/api/getGroupSendingsByGroupId', pageOf<never>())
    .on('GET /api/v2/api/group-members', pageOf<never>())
    .on('GET /api/v2/api/group-apply-and-invite-count', { errorCode: 0, applications: 0, invitations: 0 })
    .on('POST /api/v2/search/searchperson', { items: [] })
  if (group) server.on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group })
  return server
}
