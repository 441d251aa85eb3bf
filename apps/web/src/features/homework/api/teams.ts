import type { PersonSummary } from '@learntrail/contract/people/person'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

const params = (id: string) => ({ params: { id } })

interface People {
  items: PersonSummary[]
}

/** Whom I can ask to do a question with me, by a part of the name. */
export const classmatesQuery = (questionId: string) => (keyword: string) =>
  queryOptions<People, Error, People, string[]>({
    queryKey: [...homeworkKey, questionId, 'classmates', keyword],
    queryFn: ({ signal }) =>
      call('GET /api/v2/homework/questions/:id/team/classmates', { ...params(questionId), query: { keyword }, signal }),
    staleTime: 0,
  })

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
