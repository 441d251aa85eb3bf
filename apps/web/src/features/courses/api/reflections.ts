import type { RecordOfReflection, ReflectionWriting } from '@learntrail/contract/courses/reflections'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'
import { coursesKey } from './courses.ts'

/** The caller's reflections on a course, and the records made of them. */
export const reflectionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id, 'reflections'],
    queryFn: () => call('GET /api/v2/courses/:id/reflections', { params: { id } }),
    staleTime: 0,
  })

export const readReflection = async (id: string, groupId: string) => {
  const { items } = await call('GET /api/v2/courses/:id/reflections', { params: { id } })
  return items.find((one) => one.groupId === groupId) ?? null
}

interface Place {
  id: string
  groupId: string
}

export const saveReflection = (
  params: Place,
  { base, ...written }: ReflectionWriting & { base: string | null },
  isClosing: boolean,
) => {
  const body = { base, ...written }
  return call('PUT /api/v2/courses/:id/reflections/:groupId', {
    params,
    body,
    keepalive: outlivesPage(body, isClosing),
  })
}

export const recordReflection = (params: Place, body: RecordOfReflection) =>
  call('POST /api/v2/courses/:id/reflections/:groupId/record', { params, body })

/** The course that a record was made from. */
export const recordSourceQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'source', id],
    queryFn: ({ signal }) => call('GET /api/v2/courses/record-sources/:id', { params: { id }, signal }),
  })
