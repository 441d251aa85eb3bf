import type { InvitationDays } from '@learntrail/contract/invitations/limits'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const myLinkQuery = queryOptions({
  queryKey: ['invitations', 'mine'],
  queryFn: ({ signal }) => call('GET /api/v2/invitation/link/current', { query: {}, signal }),
})

/** Creates my link, replacing the previous one; without days, ends it. */
export function useChangeLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (days: InvitationDays | undefined) =>
      days === undefined
        ? call('DELETE /api/v2/invitation/link/current', { query: {} })
        : call('POST /api/v2/invitation/link', { body: { days } }),
    onSuccess: (mine) => queryClient.setQueryData(myLinkQuery.queryKey, mine),
  })
}
