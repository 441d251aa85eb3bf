import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sharedListKey } from './list-shared.ts'

/** Under the key of the list: an answer changes both. */
export const invitationsQuery = queryOptions({
  queryKey: [...sharedListKey, 'invitations'],
  queryFn: ({ signal }) => call('GET /api/v2/portfolios/shared/invitations', { signal }),
})
