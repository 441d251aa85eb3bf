import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { askEvery } from '../../../../live/live-state.ts'
import { coursesKey } from '../../api/courses.ts'

/** Co-editors of a course, and people invited to be. */
export const coEditorsQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'co-editors', id] as const,
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/co-editors', { params: { id }, signal }),
    staleTime: 0,
  })

/** People who can be invited, by part of their name. The group shared with them takes the place of the school. */
export const possibleCoEditorsQuery = (id: string) => (words: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'possible-co-editors', id, words] as string[],
    queryFn: async ({ signal }) => {
      const query = { words: words || undefined }
      const { items } = await call('GET /api/v2/courses/:id/possible-co-editors', { params: { id }, query, signal })
      return { items: items.map(({ groupName, ...person }) => ({ ...person, schoolName: groupName })) }
    },
  })

export const inviteCoEditors = (id: string, personIds: string[], part: 'coEditor' | 'lecturer') =>
  call('POST /api/v2/courses/:id/co-editors', { params: { id }, body: { personIds, part } })

export const removeCoEditor = (id: string, personId: string) =>
  call('DELETE /api/v2/courses/:id/co-editors/:personId', { params: { id, personId } })

export const handOverCourse = (id: string, personId: string) =>
  call('POST /api/v2/courses/:id/owner', { params: { id }, body: { personId } })

/** Chapters locked by one person. */
export const locksQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'locks', courseId] as const,
    queryFn: ({ signal }) => call('GET /api/v2/courses/course-edit-lock', { query: { courseId }, signal }),
    staleTime: 0,
    refetchInterval: () => askEvery(15_000),
  })

export const takeLock = (courseId: string, chapterId: string, wish: 'take' | 'ask') =>
  call('POST /api/v2/courses/course-edit-lock', { body: { courseId, chapterId, wish } })

export const releaseLock = (id: string) => call('DELETE /api/v2/courses/course-edit-lock/:id', { params: { id } })
