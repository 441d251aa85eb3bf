import type { PersonSummary } from '@learntrail/contract/people/person'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

const params = (id: string) => ({ params: { id } })

interface People {
  items: PersonSummary[]
}

/** Searches classmates to invite into a team for a question, by a part of the name. */
export const classmatesQuery = (questionId: string) => (keyword: string) =>
  queryOptions<People, Error, People, string[]>({
    queryKey: [...homeworkKey, questionId, 'classmates', keyword],
    queryFn: ({ signal }) =>
      call('GET /api/v2/homework/questions/:id/team/classmates', { ...params(questionId), query: { keyword }, signal }),
    staleTime: 0,
  })

/** Reads the members of a group to whom homework can be assigned, by seat number, and who can correct it. */
export const groupPeopleQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...homeworkKey, 'people', groupId],
    queryFn: ({ signal }) => call('GET /api/v2/homework/groups/:groupId/people', { params: { groupId }, signal }),
  })

/** Reads the teams of a question. */
export const teamsQuery = (questionId: string) =>
  queryOptions({
    queryKey: [...homeworkKey, questionId, 'teams'],
    queryFn: ({ signal }) => call('GET /api/v2/homework/questions/:id/teams', { ...params(questionId), signal }),
    staleTime: 0,
  })

export const arrangeTeams = (
  questionId: string,
  body: { version: number; teams: { id: string; personIds: string[] }[] },
) => call('PUT /api/v2/homework/questions/:id/teams', { ...params(questionId), body })

export const inviteToTeam = (questionId: string, personIds: string[]) =>
  call('POST /api/v2/homework/questions/:id/team/invitations', { ...params(questionId), body: { personIds } })
export const withdrawTeamInvitation = (questionId: string, personId: string) =>
  call('DELETE /api/v2/homework/questions/:id/team/invitations/:personId', { params: { id: questionId, personId } })
export const takeOutOfTeam = (questionId: string, personId: string) =>
  call('DELETE /api/v2/homework/questions/:id/team/members/:personId', { params: { id: questionId, personId } })
export const answerTeamInvitation = async (questionId: string, body: { teamId: string; accepts: boolean }) =>
  (await call('POST /api/v2/homework/questions/:id/team/answer', { ...params(questionId), body })).handIn
export const leaveTeam = async (questionId: string) =>
  (await call('DELETE /api/v2/homework/questions/:id/team', params(questionId))).handIn
