import type { PostInput } from '@learntrail/contract/posts/posts'
import type { ScheduledPost } from '@learntrail/contract/posts/scheduled-post'
import { queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { ApiProblem } from '../../../api/problem.ts'

export const scheduledQuery = queryOptions({
  queryKey: ['posts', 'scheduled'],
  queryFn: ({ signal }) => call('GET /api/v2/newfile/scheduled-posts', { signal }),
  staleTime: 0,
})

export const scheduledPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'scheduled', id],
    queryFn: ({ signal }) => call('GET /api/v2/newfile/scheduled-posts/:id', { params: { id }, signal }),
    staleTime: 0,
  })

interface Scheduling {
  clientId: string
  draftId: string | undefined
  input: PostInput
}

export async function schedulePost({ clientId, draftId, input }: Scheduling, at: string): Promise<ScheduledPost> {
  const body = { ...input, clientId, draftId, scheduledAt: at }
  const answer = await call('POST /api/v2/portfolios/portfolio', { body })
  if ('scheduledAt' in answer) return answer
  // An earlier try arrived, waited and has appeared already.
  throw new ApiProblem({ code: 'SCHEDULED_POST_NOT_FOUND', status: 404 })
}

type Change = InputOf<'PATCH /api/v2/newfile/scheduled-posts/:id'>['body']

export const changeScheduled = (id: string, body: Change) =>
  call('PATCH /api/v2/newfile/scheduled-posts/:id', { params: { id }, body })

export const removeScheduled = (id: string) => call('DELETE /api/v2/newfile/scheduled-posts/:id', { params: { id } })

export const publishScheduledNow = (id: string) => call('POST /api/v2/newfile/schedule-post-now', { body: { id } })
