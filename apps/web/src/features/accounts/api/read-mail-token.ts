import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const mailTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-token', token],
    queryFn: ({ signal }) => call('GET /api/v2/sessions/email', { bearer: token, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
