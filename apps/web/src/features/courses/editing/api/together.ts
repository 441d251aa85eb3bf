import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { askEvery } from '../../../../live/live-state.ts'
import { coursesKey } from '../../api/courses.ts'

/** Who teaches a course along, and who is asked to. */
export const coEditorsQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'co-editors', id] as const,
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/co-editors', { params: { id }, signal }),
    staleTime: 0,
  })

/** Whom I can ask, by a part of the name; the group that both are in stands where a school would. */
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

/** Chapters that somebody writes alone. */
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
