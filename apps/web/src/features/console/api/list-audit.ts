import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

export type AuditFilter = Omit<InputOf<'GET /api/v2/admin/audit'>['query'], 'cursor'>

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['console', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/audit', { query: { ...filter, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
