import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => call('GET /api/v2/users/:id', { params: { id }, signal }),
    staleTime: 60_000,
  })
