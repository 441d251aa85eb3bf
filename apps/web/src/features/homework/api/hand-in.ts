import type { ContentDocument } from '@learntrail/contract/content/document'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import type { TeamInvitation } from '@learntrail/contract/homework/teams'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { SaveNumber } from '../../../saving/saver.ts'
import { homeworkKey } from './read-question.ts'

export interface Written {
  content: ContentDocument
  fileIds: string[]
  /** Id of one of the student's records, handed in instead of text and files. */
  postId: string | null
}

const params = (id: string) => ({ params: { id } })

const readOwn = (questionId: string, signal?: AbortSignal) =>
  call('GET /api/v2/homework/questions/:id/hand-in', { ...params(questionId), signal })

export const readOwnHandIn = async (questionId: string) => (await readOwn(questionId)).handIn

interface Own {
  handIn: HandIn | null
  teamInvitations: TeamInvitation[]
}

const ownQuery = (questionId: string) => ({
  queryKey: [...homeworkKey, questionId, 'mine'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readOwn(questionId, signal),
  staleTime: 0,
})

export const ownHandInQuery = (questionId: string) =>
  queryOptions({ ...ownQuery(questionId), select: ({ handIn }: Own) => handIn })

export const teamInvitationsQuery = (questionId: string) =>
  queryOptions({ ...ownQuery(questionId), select: ({ teamInvitations }: Own) => teamInvitations })

/** Stores a hand-in from another call's answer in the cache. */
export function showOwnHandIn(queryClient: QueryClient, questionId: string, handIn: HandIn | null) {
  const { queryKey } = ownQuery(questionId)
  queryClient.setQueryData<Own>(queryKey, (known) => ({ teamInvitations: [], ...known, handIn }))
}

export const beginHandIn = (questionId: string) => call('POST /api/v2/homework/questions/:id/begin', params(questionId))
export const saveHandIn = (questionId: string, body: Written & SaveNumber & { version: number }, keepalive = false) =>
  call('PUT /api/v2/homework/questions/:id/hand-in', { ...params(questionId), body, keepalive })
export const submitHandIn = (questionId: string, body: { clientId: string; version: number; mailsReceipt?: boolean }) =>
  call('POST /api/v2/homework/questions/:id/hand-in', { ...params(questionId), body })

export const verifyReceipt = (handInId: string, version: number) =>
  call('GET /api/v2/homework/hand-ins/:id/versions/:number/verification', {
    params: { id: handInId, number: version },
  })
