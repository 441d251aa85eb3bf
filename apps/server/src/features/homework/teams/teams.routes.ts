import * as teams from '@learntrail/contract/homework/teams'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendPeopleList } from '../../groups/index.ts'
import { teamsAsList } from '../people-lists/team-list.service.ts'
import { arrangeTeams, readPeople, readTeams } from './arrange-teams.service.ts'
import {
  answerInvitation,
  inviteToTeam,
  leaveTeam,
  listClassmates,
  takeOutOfTeam,
  withdrawInvitation,
} from './teams.service.ts'

export function teamRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, teams.listGroupPeople, ({ person, params }) => readPeople(platform, person, params.groupId))
  bind(app, teams.readTeams, ({ person, params }) => readTeams(platform, person, params.id))
  bind(app, teams.downloadTeams, async ({ person, params, query: { form }, reply }) =>
    sendPeopleList(platform, person, { form, ...(await teamsAsList(platform, person, params.id)) }, reply),
  )
  bind(app, teams.arrangeTeams, ({ person, params, body }) => arrangeTeams(platform, person, params.id, body))
  bind(app, teams.listClassmates, ({ person, params, query }) =>
    listClassmates(platform, person, params.id, query.keyword),
  )
  bindWritten(app, teams.inviteToTeam, ({ person, params, body }) =>
    inviteToTeam(platform, person, params.id, body.personIds),
  )
  bindWritten(app, teams.withdrawTeamInvitation, ({ person, params }) =>
    withdrawInvitation(platform, person, params.id, params.personId),
  )
  bindWritten(app, teams.takeOutOfTeam, ({ person, params }) =>
    takeOutOfTeam(platform, person, params.id, params.personId),
  )
  bindWritten(app, teams.answerTeamInvitation, ({ person, params, body }) =>
    answerInvitation(platform, person, params.id, body),
  )
  bindWritten(app, teams.leaveTeam, ({ person, params }) => leaveTeam(platform, person, params.id))
}
