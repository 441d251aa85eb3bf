import type { RemarkState } from '@learntrail/contract/courses/remarks'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../../api/call.ts'

/** Prefix of every query key about remarks on courses. */
export const remarksKey = ['course-remarks'] as const

/** Remarks on a unit's text: all open ones, or resolved ones page by page. */
export const remarksQuery = (id: string, unitId: string, state: RemarkState) =>
  infiniteQueryOptions({
    queryKey: [...remarksKey, id, unitId, state] as const,
    initialPageParam: null as string | null,
    getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/courses/:id/remarks', {
        params: { id },
        query: { unitId, state, cursor: pageParam ?? undefined },
        signal,
      }),
    staleTime: 0,
  })

/** Number of open remarks of each unit. */
export const remarkCountsQuery = (id: string) =>
  queryOptions({
    queryKey: [...remarksKey, id, 'counts'] as const,
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/remark-counts', { params: { id }, signal }),
  })

/** A remark with its replies. */
export const remarkQuery = (id: string, remarkId: string) =>
  queryOptions({
    queryKey: [...remarksKey, id, 'one', remarkId] as const,
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/remarks/:remarkId', { params: { id, remarkId }, signal }),
    staleTime: 0,
  })

export const writeRemark = (id: string, body: InputOf<'POST /api/v2/courses/:id/remarks'>['body']) =>
  call('POST /api/v2/courses/:id/remarks', { params: { id }, body })

/** The ids by which calls name a remark. */
export interface NamedRemark {
  courseId: string
  _id: string
}
const paramsOf = ({ courseId: id, _id: remarkId }: NamedRemark) => ({ id, remarkId })

export const editRemark = (remark: NamedRemark, content: string) =>
  call('PATCH /api/v2/courses/:id/remarks/:remarkId', { params: paramsOf(remark), body: { content } })

export const resolveRemark = (remark: NamedRemark, isResolved: boolean) =>
  call('POST /api/v2/courses/:id/remarks/:remarkId/resolved', { params: paramsOf(remark), body: { isResolved } })

export const placeRemark = (remark: NamedRemark, { start, end }: { start: string; end: string }) =>
  call('PUT /api/v2/courses/:id/remarks/:remarkId/place', { params: paramsOf(remark), body: { start, end } })

export const deleteRemark = (remark: NamedRemark) =>
  call('DELETE /api/v2/courses/:id/remarks/:remarkId', { params: paramsOf(remark) })

export const writeReply = (remark: NamedRemark, body: { content: string; clientId: string }) =>
  call('POST /api/v2/courses/:id/remarks/:remarkId/replies', { params: paramsOf(remark), body })

export const editReply = (remark: NamedRemark, replyId: string, content: string) =>
  call('PATCH /api/v2/courses/:id/remarks/:remarkId/replies/:replyId', {
    params: { ...paramsOf(remark), replyId },
    body: { content },
  })

export const deleteReply = (remark: NamedRemark, replyId: string) =>
  call('DELETE /api/v2/courses/:id/remarks/:remarkId/replies/:replyId', { params: { ...paramsOf(remark), replyId } })
