import type { CourseTime } from '@learntrail/contract/courses/facts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

/** Prefix of every query key about courses. */
export const coursesKey = ['courses'] as const
const listsKey = [...coursesKey, 'list'] as const

export const page = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
}

export type CourseSearch = Omit<NonNullable<InputOf<'GET /api/v2/courses'>['query']>, 'cursor' | 'limit'>

/** Published courses open to the viewer. */
export const coursesQuery = (search: CourseSearch) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...listsKey, 'published', search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/courses', { query: { ...search, cursor: pageParam ?? undefined }, signal }),
    staleTime: 0,
  })

export type TeachingSearch = Omit<NonNullable<InputOf<'GET /api/v2/courses/user'>['query']>, 'cursor' | 'limit'>

/** Courses that the caller teaches. */
export const teachingQuery = (search: TeachingSearch) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...listsKey, 'teaching', search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/courses/user', { query: { ...search, cursor: pageParam ?? undefined }, signal }),
    staleTime: 0,
  })

/** Open courses that a person has published. */
export const coursesOfQuery = (id: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...listsKey, 'of', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/courses/user/:id/published', {
        params: { id },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    staleTime: 0,
  })

/** Tags of open courses, most frequent first. */
export const courseTagsQuery = queryOptions({
  queryKey: [...coursesKey, 'tags'],
  queryFn: ({ signal }) => call('GET /api/v2/courses/tags', { signal }),
  staleTime: 60_000,
})

/** Semesters of open courses, newest first. */
export const courseSemestersQuery = queryOptions({
  queryKey: [...coursesKey, 'semesters'],
  queryFn: ({ signal }) => call('GET /api/v2/courses/semesters', { signal }),
  staleTime: 60_000,
})

/** Numbers of courses that a person has published and is learning. */
export const courseCountsQuery = (id: string) =>
  queryOptions({
    queryKey: [...listsKey, 'counts', id],
    queryFn: ({ signal }) => call('GET /api/v2/courses/user/:id/count', { params: { id }, signal }),
    staleTime: 0,
  })

/** Courses that a person is learning, as far as the viewer may see them. */
export const joinedOfQuery = (id: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...listsKey, 'joined', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/courses/user/:id/joined', {
        params: { id },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    staleTime: 0,
  })

/** A course in its published or draft state. */
export const courseQuery = (id: string, of: CourseTime) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id, of],
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id', { params: { id }, query: { of }, signal }),
    staleTime: 0,
  })

/** Text of a unit, in the same state of the course. */
export const unitQuery = (id: string, unitId: string, of: CourseTime) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id, of, unitId],
    queryFn: ({ signal }) =>
      call('GET /api/v2/courses/:id/units/:unitId', { params: { id, unitId }, query: { of }, signal }),
    staleTime: 0,
  })

export const createCourse = (body: InputOf<'POST /api/v2/courses'>['body']) => call('POST /api/v2/courses', { body })

export const takeOffCourse = (id: string) =>
  call('PATCH /api/v2/courses/:id', { params: { id }, body: { status: 'removed' } })

export const deleteCourse = (id: string) => call('DELETE /api/v2/courses/:id', { params: { id } })

export const enterCourse = (id: string, password: string) =>
  call('POST /api/v2/courses/authorize/:id', { params: { id }, body: { password } })

/** Returns the address of the outline as a PDF. */
export const outlineAddress = (id: string) => `/api/v2/courses/${id}/outline`

export const copyCourse = (id: string, clientId: string) =>
  call('POST /api/v2/courses/:id/copy', { params: { id }, body: { clientId } })
