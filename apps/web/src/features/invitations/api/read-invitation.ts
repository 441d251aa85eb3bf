import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The person behind an invitation link. */
export const invitationQuery = (invitationLinkId: string) =>
  queryOptions({
    queryKey: ['people', 'invitation', invitationLinkId],
    queryFn: ({ signal }) => call('GET /api/v2/invitation/link', { query: { invitationLinkId }, signal }),
  })
