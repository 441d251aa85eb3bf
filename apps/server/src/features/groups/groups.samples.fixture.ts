import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

const onGroup = { groupId: nobody }
const onPerson = { groupId: nobody, personId: nobody }

export const samples: Samples = {
  bodies: {
    'POST /api/v2/api/addGroup': {
      type: 'open',
      name: '河川觀察社',
      handle: 'river-watch',
      description: '每週六到河邊。',
      tags: ['naturalistic'],
      clientId: randomUUID(),
    },
    'PATCH /api/v2/api/editGroup': { ...onGroup, name: '溪流觀察社', handle: 'stream-watch', tags: ['sdg_6'] },
    'POST /api/v2/api/getAllUsersGroupName': { personIds: [nobody] },
    'POST /api/v2/api/restoreGroup': onGroup,
    'POST /api/v2/api/joinGroup': { ...onGroup, invitationLinkId: nobody },
    'POST /api/v2/groups/:groupId/applications/accept': { personIds: [nobody] },
    'POST /api/v2/api/inviteMembers': { ...onGroup, personIds: [nobody], as: 'member' },
    'PATCH /api/v2/api/accept': onPerson,
    'PUT /api/v2/groups/:groupId/archive': { isArchived: true },
    'POST /api/v2/groups/:groupId/next': {
      clientId: randomUUID(),
      name: '八年一班',
      handle: 'class-801',
      topAdministratorId: nobody,
      withoutIds: [nobody],
    },
    'POST /api/v2/groups/:groupId/classes': { classes: [{ grade: '七年級', className: '七年一班' }] },
    'POST /api/v2/groups/:groupId/class-list': { list: '座號\t姓名\t學號\n7\t林小雨\t112001' },
    'POST /api/v2/groups/:groupId/class-list/members': {
      people: [{ studentNumber: '112001', memberNumber: '7' }],
    },
    'PUT /api/v2/groups/:groupId/members/:personId/number': { memberNumber: 'a12' },
    'POST /api/v2/groups/:groupId/number-list': { list: '座號\t姓名\n7\t林小雨' },
    'PUT /api/v2/groups/:groupId/numbers': { numbers: [{ personId: nobody, memberNumber: '7' }] },
    'PUT /api/v2/api/changeMemberRole': { ...onPerson, role: 1 },
  },
  queries: {
    'GET /api/v2/api/getGroupByGroupId': { ...onGroup, invitationLinkId: nobody },
    'GET /api/v2/api/getAllGroups': { personId: nobody, isArchived: 'true' },
    'GET /api/v2/api/isiddup': { handle: 'river-watch' },
    'GET /api/v2/api/getNumber': onGroup,
    'DELETE /api/v2/api/deleteGroup': { ...onGroup, name: '河川觀察社' },
    'GET /api/v2/api/isUserInGroup': onGroup,
    'GET /api/v2/api/group-members': { ...onGroup, keyword: '小雨' },
    'GET /api/v2/groups/:groupId/invitable': { keyword: '小雨' },
    'GET /api/v2/api/getGroupReceivingsByGroupId': onGroup,
    'GET /api/v2/api/getGroupSendingsByGroupId': onGroup,
    'GET /api/v2/api/group-apply-and-invite-count': onGroup,
    'GET /api/v2/api/getGroupSendings': {},
    'GET /api/v2/api/getGroupReceivings': {},
    'GET /api/v2/groups/:groupId/members/table': { form: 'csv' },
    'GET /api/v2/groups/:groupId/applications/table': { form: 'xlsx' },
    'GET /api/v2/groups/:groupId/invitations/table': { form: 'csv' },
    'DELETE /api/v2/api/reject': onPerson,
    'DELETE /api/v2/api/exitGroup': onGroup,
    'DELETE /api/v2/api/removeMember': { ...onPerson, ban: 'true' },
    'GET /api/v2/api/getBannedByGroupId': onGroup,
    'DELETE /api/v2/api/liftBan': onPerson,
  },
}
