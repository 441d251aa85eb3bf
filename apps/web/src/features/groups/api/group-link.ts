import type { InvitationDays } from '@learntrail/contract/invitations/limits'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { teachingClassesQuery } from './teaching.ts'

/** Days that a new group's link lasts: the weeks in which a class comes together. */
export const newGroupDays = 30 satisfies InvitationDays

export const groupLinkQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['group-link', groupId],
    queryFn: ({ signal }) => call('GET /api/v2/invitation/link/current', { query: { groupId }, signal }),
  })

/** Makes a group's link, replacing the one before; without days, ends it. */
export function useChangeGroupLink(groupId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (days: InvitationDays | undefined) =>
      days === undefined
        ? call('DELETE /api/v2/invitation/link/current', { query: { groupId } })
        : call('POST /api/v2/invitation/link', { body: { groupId, days } }),
    onSuccess: (link) => {
      queryClient.setQueryData(groupLinkQuery(groupId).queryKey, link)
      void queryClient.invalidateQueries(teachingClassesQuery)
    },
  })
}
