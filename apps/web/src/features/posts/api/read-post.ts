import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const readPostNow = (id: string) => call('GET /api/v2/portfolios/:id', { params: { id } })

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/portfolios/:id', { params: { id }, signal }),
  })
