import type { WatchingReport } from '@learntrail/contract/courses/learning'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'
import { coursesKey, page } from './courses.ts'

/** Courses the caller is learning, most recent first. */
export const learningListQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...coursesKey, 'list', 'learning'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/courses/current-user/records/courses', { query: { cursor: pageParam ?? undefined }, signal }),
  staleTime: 0,
})

/** A course the caller is learning, with their progress. */
export const learningQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id, 'learn'],
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/learn', { params: { id }, signal }),
    staleTime: 0,
  })

export const joinCourse = (id: string) =>
  call('POST /api/v2/courses/current-user/records/course/:id', { params: { id } })

export const withdrawFromCourse = (id: string) =>
  call('DELETE /api/v2/courses/current-user/records/course/:id', { params: { id } })

export const reportWatching = (id: string, body: WatchingReport, isClosing: boolean) =>
  call('POST /api/v2/courses/:id/watching', { params: { id }, body, keepalive: outlivesPage(body, isClosing) })
