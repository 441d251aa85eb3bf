import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const loginMethodsQuery = queryOptions({
  queryKey: ['login-methods'],
  queryFn: ({ signal }) => call('GET /api/v2/sessions/methods', { signal }),
})
