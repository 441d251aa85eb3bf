import * as calls from '@learntrail/contract/groups/people-lists'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { applicationsAsList, invitationsAsList, membersAsList } from './own-lists.service.ts'
import { sendPeopleList } from './send-people-list.http.ts'

export function peopleListRoutes(app: FastifyInstance, platform: Platform): void {
  for (const [call, listOf] of [
    [calls.downloadMembers, membersAsList],
    [calls.downloadApplications, applicationsAsList],
    [calls.downloadInvitations, invitationsAsList],
  ] as const)
    bind(app, call, async ({ person, params: { groupId }, query: { form }, reply }) => {
      const listIn = await listOf(platform, person, groupId)
      return sendPeopleList(platform, person, { groupId, form, listIn }, reply)
    })
}
