import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { peopleListCall, peopleListQuery } from '../groups/people-lists.ts'
import { bodyLimits, limits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text } from '../text.ts'
import { handIn } from './hand-in.ts'
import { homeworkLimits } from './limits.ts'

const access = 'feature:learning-group'
const ofTeam = '/api/v2/homework/questions/:id/team'
const params = z.object({ id })

/** A team that a person is invited to. */
export const teamInvitation = z.object({
  teamId: id,
  members: z.array(personSummary),
})
export type TeamInvitation = z.infer<typeof teamInvitation>

/** Refusals when teams cannot change, also for individual work. */
const closed = [
  'HOMEWORK_NOT_FOUND',
  'GROUP_ARCHIVED',
  'HOMEWORK_NOT_ASSIGNED',
  'HOMEWORK_REVOKED',
  'HOMEWORK_CLOSED',
  'HOMEWORK_REVIEWED',
] as const

export const listClassmates = endpoint({
  method: 'GET',
  path: `${ofTeam}/classmates`,
  summary:
    'Classmates that I can invite to do a question with me, by name: those who have no team and handed in nothing',
  access,
  params,
  query: z.object({ keyword: text({ max: limits.searchWord, oneLine: true }).default('') }),
  answers: z.object({ items: z.array(personSummary) }),
  refusals: [...closed, 'HOMEWORK_NO_TEAMS', 'HOMEWORK_TEAMS_BY_TEACHER'],
})

export const inviteToTeam = endpoint({
  method: 'POST',
  path: `${ofTeam}/invitations`,
  summary:
    'Invite classmates to my team for a question, which is opened with what I have written so far; whoever is invited already stays so',
  access,
  params,
  body: z.object({
    personIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(homeworkLimits.team.max - 1, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
  }),
  answers: handIn,
  refusals: [
    ...closed,
    'HOMEWORK_NO_TEAMS',
    'HOMEWORK_TEAMS_BY_TEACHER',
    'HOMEWORK_TEAM_FULL',
    'HOMEWORK_TEAM_SETTLED',
    'USER_NOT_FOUND',
  ],
})

export const withdrawTeamInvitation = endpoint({
  method: 'DELETE',
  path: `${ofTeam}/invitations/:personId`,
  summary: 'Take an invitation to my team back; again changes nothing',
  access,
  params: params.extend({ personId: id }),
  answers: handIn,
  refusals: [...closed, 'HOMEWORK_STATE_CHANGED'],
})

export const takeOutOfTeam = endpoint({
  method: 'DELETE',
  path: `${ofTeam}/members/:personId`,
  summary:
    'Take somebody out of the team that I opened, before it has handed in; they keep a copy of its words and their own files, and are told. Again changes nothing',
  access,
  params: params.extend({ personId: id }),
  answers: handIn,
  refusals: [
    ...closed,
    ...(['HOMEWORK_STATE_CHANGED', 'HOMEWORK_TEAM_SETTLED', 'HOMEWORK_TEAM_OPENER_REQUIRED'] as const),
    'HOMEWORK_TEAMS_BY_TEACHER',
  ],
})

export const answerTeamInvitation = endpoint({
  method: 'POST',
  path: `${ofTeam}/answer`,
  summary: 'Join a team that invites me, or decline; what I have written alone waits until I leave it',
  access,
  params,
  body: z.object({ teamId: id, accepts: z.boolean() }),
  answers: z.object({ handIn: handIn.nullable() }),
  refusals: [
    ...closed,
    ...(['HOMEWORK_TEAM_INVITATION_OVER', 'HOMEWORK_TEAM_SETTLED', 'HOMEWORK_STATE_CHANGED'] as const),
    'HOMEWORK_TEAMS_BY_TEACHER',
  ],
})

export const leaveTeam = endpoint({
  method: 'DELETE',
  path: ofTeam,
  summary: 'Leave my team before it has handed in, with a copy of its words and my own files; again changes nothing',
  access,
  needsNoPlan: true,
  params,
  answers: z.object({ handIn: handIn.nullable() }),
  refusals: [...closed, 'HOMEWORK_TEAM_SETTLED', 'HOMEWORK_TEAMS_BY_TEACHER'],
})

const seat = z.object({
  person: personSummary,
  /** Seat number in the group; empty if there is none. */
  memberNumber: z.string(),
})

const arrangement = z.object({
  /** Grows with every change; a change names the version it is based on. */
  version: z.int(),
  teams: z.array(
    z.object({
      id,
      members: z.array(seat),
      /** The team has handed in and can no longer change. */
      isSettled: z.boolean(),
    }),
  ),
  /** People the question is assigned to who are in no team, by seat number. */
  alone: z.array(seat.extend({ /** They have handed in individually. */ isSettled: z.boolean() })),
})
export type TeamArrangement = z.infer<typeof arrangement>
export type TeamSeat = z.infer<typeof seat>

export const listGroupPeople = endpoint({
  method: 'GET',
  path: '/api/v2/homework/groups/:groupId/people',
  summary:
    'Everybody in a group whom homework can be for, by seat number, and who can correct it, for those who lead it',
  access,
  params: z.object({ groupId: id }),
  answers: z.object({ members: z.array(seat), administrators: z.array(personSummary) }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const readTeams = endpoint({
  method: 'GET',
  path: '/api/v2/homework/questions/:id/teams',
  summary: 'Who does a question together, and who in no team, for those who lead the group',
  access,
  params,
  answers: arrangement,
  refusals: ['HOMEWORK_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'HOMEWORK_NO_TEAMS'],
})

export const downloadTeams = endpoint({
  method: 'GET',
  path: '/api/v2/homework/questions/:id/teams/table',
  summary: 'The teams of a question as a file in the language of whoever asks, for those who lead the group',
  access,
  params,
  query: peopleListQuery,
  ...peopleListCall,
  refusals: ['HOMEWORK_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'HOMEWORK_NO_TEAMS', 'PEOPLE_LIST_TOO_LONG'],
})

export const arrangeTeams = endpoint({
  method: 'PUT',
  path: '/api/v2/homework/questions/:id/teams',
  summary:
    'Say who does a question together. Whoever comes out of a team keeps a copy of its words and their own files; a team that has handed in stays as it is',
  access,
  params,
  body: z.object({
    version: z.int({ error: 'invalid' }).min(0, { error: 'too_small' }),
    /** All teams; people in none work individually. */
    teams: z
      .array(
        z.object({
          /** Id of an existing team, or chosen by the browser. */
          id,
          personIds: z
            .array(id)
            .min(1, { error: 'required' })
            .max(homeworkLimits.team.max, { error: 'too_many' })
            .refine(unique, { error: 'duplicate' }),
        }),
      )
      .max(homeworkLimits.teams, { error: 'too_many' })
      .refine((teams) => unique(teams.map((team) => team.id)), { error: 'duplicate' })
      .refine((teams) => unique(teams.flatMap(({ personIds }) => personIds)), { error: 'duplicate' }),
  }),
  bodyBytes: bodyLimits.texts,
  answers: arrangement,
  refusals: [
    ...(['HOMEWORK_NOT_FOUND', 'GROUP_ARCHIVED', 'GROUP_ADMIN_REQUIRED', 'GROUP_TEACHING_REFUSED'] as const),
    ...([
      'HOMEWORK_STATE_CHANGED',
      'HOMEWORK_NO_TEAMS',
      'HOMEWORK_CONFLICT',
      'HOMEWORK_TEAM_SETTLED',
      'USER_NOT_FOUND',
    ] as const),
  ],
})

export const teamCalls = [
  listGroupPeople,
  readTeams,
  downloadTeams,
  arrangeTeams,
  listClassmates,
  inviteToTeam,
  withdrawTeamInvitation,
  takeOutOfTeam,
  answerTeamInvitation,
  leaveTeam,
] as const
