import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const mailboxQuery = (email: string) =>
  queryOptions({
    queryKey: ['mailbox', email],
    queryFn: ({ signal }) => call('GET /api/v2/mailbox', { query: { email }, signal }),
    // The mail is written a moment after the page says it is on its way.
    refetchInterval: ({ state }) => (state.status === 'success' ? 4_000 : false),
  })
