import * as calls from '@learntrail/contract/groups/members'
import { readOwnPupils as ownPupilsCall, readRoster as rosterCall } from '@learntrail/contract/groups/roster'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  countRequests,
  listBanned,
  listInvitable,
  listMembers,
  listMyRequests,
  listRequests,
} from './member-lists.service.ts'
import * as service from './membership.service.ts'
import { changeNumber, changeNumbers, readNumberList } from './numbers.service.ts'
import { readOwnPupils, readRoster } from './roster.service.ts'

const errorCode = 0 as const

export function memberRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readStanding, async ({ person, query }) => ({
    errorCode,
    ...(await service.readStanding(platform, person, query.groupId)),
  }))
  bindWritten(app, calls.listMembers, async ({ person, query }) => ({
    errorCode,
    ...(await listMembers(platform, person, query)),
  }))
  bindWritten(app, calls.listGroupReceivings, async ({ person, query }) => ({
    errorCode,
    ...(await listRequests(platform, person, 'receivings', query)),
  }))
  bindWritten(app, calls.listGroupSendings, async ({ person, query }) => ({
    errorCode,
    ...(await listRequests(platform, person, 'sendings', query)),
  }))
  bind(app, calls.listMySendings, async ({ person, query }) => ({
    errorCode,
    ...(await listMyRequests(platform, person, 'sendings', query.cursor)),
  }))
  bind(app, calls.listMyReceivings, async ({ person, query }) => ({
    errorCode,
    ...(await listMyRequests(platform, person, 'receivings', query.cursor)),
  }))
  bind(app, calls.countRequests, async ({ person, query }) => ({
    errorCode,
    ...(await countRequests(platform, person, query.groupId)),
  }))
  bind(app, calls.joinGroup, async ({ person, body }) => ({
    errorCode,
    role: await service.joinGroup(platform, person, body),
  }))
  bind(app, calls.listInvitable, ({ person, params, query }) =>
    listInvitable(platform, person, params.groupId, query.keyword),
  )
  bind(app, calls.inviteMembers, async ({ person, body }) => ({
    errorCode,
    ...(await service.inviteMembers(platform, person, body)),
  }))
  bind(app, calls.acceptRequest, async ({ person, body }) => ({
    errorCode,
    role: await service.acceptRequest(platform, person, body),
  }))
  bind(app, calls.acceptApplications, async ({ person, params, body }) => ({
    errorCode,
    ...(await service.acceptApplications(platform, person, params.groupId, body.personIds)),
  }))
  bind(app, calls.rejectRequest, async ({ person, query }) => ({
    errorCode,
    role: await service.rejectRequest(platform, person, query),
  }))
  bind(app, calls.leaveGroup, async ({ person, query }) => ({
    errorCode,
    role: await service.leaveGroup(platform, person, query.groupId),
  }))
  bind(app, calls.removeMember, async ({ person, query: { groupId, personId, ban } }) => {
    await service.removeMember(platform, person, { groupId, personId, isBanned: ban === 'true' })
    return { errorCode }
  })
  bindWritten(app, calls.listBanned, async ({ person, query }) => ({
    errorCode,
    ...(await listBanned(platform, person, query)),
  }))
  bind(app, calls.liftBan, async ({ person, query }) => {
    await service.liftBan(platform, person, query.groupId, query.personId)
    return { errorCode }
  })
  bind(app, calls.changeMemberRole, async ({ person, body }) => ({
    errorCode,
    role: await service.changeRole(platform, person, body),
  }))
  bind(app, calls.changeMemberNumber, async ({ person, params, body }) => {
    await changeNumber(platform, person, { ...params, ...body })
    return { errorCode, ...body }
  })
  bind(app, calls.readNumberList, async ({ person, params, body }) => ({
    errorCode,
    items: await readNumberList(platform, person, params.groupId, body.list),
  }))
  bind(app, rosterCall, async ({ person, params }) => ({
    errorCode,
    items: await readRoster(platform, person, params.groupId),
  }))
  bind(app, ownPupilsCall, async ({ person }) => ({ items: await readOwnPupils(platform, person) }))
  bind(app, calls.changeMemberNumbers, async ({ person, params, body }) => ({
    errorCode,
    changed: await changeNumbers(platform, person, params.groupId, body.numbers),
  }))
}
