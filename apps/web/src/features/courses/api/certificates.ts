import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { saveDocument } from '../../../api/save-document.ts'
import { coursesKey, page } from './courses.ts'

/** The caller's certificate of a course, or what it would say. */
export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id, 'certificate'],
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/certificate', { params: { id }, signal }),
    staleTime: 0,
  })

export const certificatesQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...coursesKey, 'list', 'certificates'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/courses/current-user/certificates', { query: { cursor: pageParam ?? undefined }, signal }),
})

export const takeCertificate = (id: string) => call('POST /api/v2/courses/:id/certificate', { params: { id } })

export const withdrawCertificate = (id: string) => call('DELETE /api/v2/courses/:id/certificate', { params: { id } })

export const saveCertificate = (id: string) => saveDocument(`/api/v2/courses/${id}/certificate/pdf`)
