import type { LearnerTableForm } from '@learntrail/contract/courses/learner-facts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { coursesKey, page } from './courses.ts'

export type LearnerSearch = Omit<NonNullable<InputOf<'GET /api/v2/courses/:id/learners'>['query']>, 'cursor' | 'limit'>

const learnersKey = (id: string) => [...coursesKey, 'one', id, 'learners'] as const

/** The learners of a course that the caller teaches. */
export const learnersQuery = (id: string, search: LearnerSearch) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...learnersKey(id), 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/courses/:id/learners', {
        params: { id },
        query: { ...search, cursor: pageParam ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Numbers of learners, and where they stop. */
export const overviewQuery = (id: string, groupId: string | undefined) =>
  queryOptions({
    queryKey: [...learnersKey(id), 'overview', groupId],
    queryFn: ({ signal }) =>
      call('GET /api/v2/courses/:id/learners/overview', { params: { id }, query: { groupId }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How often each part of a film was watched. */
export const heatQuery = (id: string, pieceId: string, groupId: string | undefined) =>
  queryOptions({
    queryKey: [...learnersKey(id), 'heat', pieceId, groupId],
    queryFn: ({ signal }) =>
      call('GET /api/v2/courses/:id/learners/heat/:pieceId', { params: { id, pieceId }, query: { groupId }, signal }),
    staleTime: 0,
  })

export const learnerQuery = (id: string, personId: string) =>
  queryOptions({
    queryKey: [...learnersKey(id), 'one', personId],
    queryFn: ({ signal }) =>
      call('GET /api/v2/courses/:id/learners/one/:personId', { params: { id, personId }, signal }),
    staleTime: 0,
  })

export function learnerTableAddress(id: string, { groupId, ...search }: LearnerSearch, form: LearnerTableForm): string {
  const query = new URLSearchParams({ ...search, ...(groupId && { groupId }), form })
  return `/api/v2/courses/${id}/learners/table?${query}`
}

/** New learners of the caller's courses since the last look. */
export const newLearnersQuery = queryOptions({
  queryKey: [...coursesKey, 'list', 'new-learners'],
  queryFn: ({ signal }) => call('GET /api/v2/courses/learners/new', { signal }),
  staleTime: 0,
})

export const noteLook = (id: string) => call('POST /api/v2/courses/:id/learners/looked', { params: { id } })

export type MessageBody = InputOf<'POST /api/v2/courses/:id/learners/messages'>['body']
export const tellLearners = (id: string, body: MessageBody) =>
  call('POST /api/v2/courses/:id/learners/messages', { params: { id }, body })

/** Messages to learners: those the caller received, or in a course the caller teaches, those sent. */
export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...coursesKey, 'one', id, 'messages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/courses/:id/messages', { params: { id }, query: { cursor: pageParam ?? undefined }, signal }),
    staleTime: 0,
  })
