import type { Course } from '@learntrail/contract/courses/courses'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import { queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../../api/call.ts'
import { outlivesPage } from '../../../../saving/at-close.rules.ts'
import { coursesKey } from '../../api/courses.ts'

/** Tags the caller used last for courses. */
export const ownTagsQuery = queryOptions({
  queryKey: [...coursesKey, 'own-tags'],
  queryFn: ({ signal }) => call('GET /api/v2/courses/tags/user', { signal }),
  staleTime: 60_000,
})

export const publishCourse = (id: string, note: string): Promise<Course> =>
  call('PATCH /api/v2/courses/:id', { params: { id }, body: { status: 'published', ...(note !== '' && { note }) } })

/** What keeps a course from being published, as the server sees it. */
export const checkQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'check', id] as const,
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/check', { params: { id }, signal }),
    staleTime: 0,
  })

/** Sets the course's password; null opens it to everybody. */
export const setPassword = (id: string, password: string | null): Promise<Course> =>
  call('PATCH /api/v2/courses/:id', { params: { id }, body: { password } })

type CaptionSave = InputOf<'PUT /api/v2/courses/files/:id/captions/:language'>

export const readCourseCaptions = (id: string, language: CaptionLanguage) =>
  call('GET /api/v2/courses/files/:id/captions/:language', { params: { id, language } })

export const saveCourseCaptions = (
  id: string,
  language: CaptionLanguage,
  body: CaptionSave['body'],
  isClosing: boolean,
) =>
  call('PUT /api/v2/courses/files/:id/captions/:language', {
    params: { id, language },
    body,
    keepalive: outlivesPage(body, isClosing),
  })

export const takeOutFile = (id: string) => call('DELETE /api/v2/courses/files/:id', { params: { id } })

export const announceFile = (body: InputOf<'POST /api/v2/courses/files/upload'>['body']) =>
  call('POST /api/v2/courses/files/upload', { body })
