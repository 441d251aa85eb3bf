import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../../api/call.ts'
import { coursesKey } from '../../api/courses.ts'

/** Stretches of writing and their authors, in the course's structure or in one unit's text. */
export const historyQuery = (id: string, unitId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...coursesKey, 'history', id, unitId ?? null] as const,
    initialPageParam: null as number | null,
    getNextPageParam: (last: { next: number | null }) => last.next,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/courses/:id/history', {
        params: { id },
        query: { unitId, before: pageParam ?? undefined },
        signal,
      }),
    staleTime: 0,
  })

/** The course or unit text as it was after a change. */
export const versionQuery = (id: string, number: number, unitId: string | undefined) =>
  queryOptions({
    queryKey: [...coursesKey, 'version', id, number, unitId ?? null] as const,
    queryFn: ({ signal }) =>
      call('GET /api/v2/courses/:id/history/:number', { params: { id, number }, query: { unitId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export type Restoring = InputOf<'POST /api/v2/courses/:id/history/restore'>['body']

export const restoreVersion = (id: string, body: Restoring) =>
  call('POST /api/v2/courses/:id/history/restore', { params: { id }, body })
