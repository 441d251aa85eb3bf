import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sharedKey } from './shared-key.ts'

export const sharedQuery = (id: string) =>
  queryOptions({
    queryKey: [...sharedKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/portfolios/shared/:id', { params: { id }, signal }),
  })
