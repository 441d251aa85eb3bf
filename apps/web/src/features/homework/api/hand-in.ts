import type { ContentDocument } from '@learntrail/contract/posts/content-text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { SaveNumber } from '../../../saving/saver.ts'
import { homeworkKey } from './read-question.ts'

export interface Written {
  content: ContentDocument
  fileIds: string[]
  /** One of my records in place of them. */
  postId: string | null
}

const params = (id: string) => ({ params: { id } })

export const readOwnHandIn = async (questionId: string, signal?: AbortSignal) =>
  (await call('GET /api/v2/homework/questions/:id/hand-in', { ...params(questionId), signal })).handIn

export const ownHandInQuery = (questionId: string) =>
  queryOptions({
    queryKey: [...homeworkKey, questionId, 'mine'],
    queryFn: ({ signal }) => readOwnHandIn(questionId, signal),
    staleTime: 0,
  })

export const beginHandIn = (questionId: string) => call('POST /api/v2/homework/questions/:id/begin', params(questionId))
export const saveHandIn = (questionId: string, body: Written & SaveNumber & { version: number }, keepalive = false) =>
  call('PUT /api/v2/homework/questions/:id/hand-in', { ...params(questionId), body, keepalive })
export const submitHandIn = (questionId: string, body: { clientId: string; version: number }) =>
  call('POST /api/v2/homework/questions/:id/hand-in', { ...params(questionId), body })

export const verifyReceipt = (handInId: string, version: number) =>
  call('GET /api/v2/homework/hand-ins/:id/versions/:number/verification', {
    params: { id: handInId, number: version },
  })
