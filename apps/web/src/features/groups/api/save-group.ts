import type { GroupInput } from '@learntrail/contract/groups/group'
import type { GroupType } from '@learntrail/contract/groups/roles'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

export type NewGroup = GroupInput & { type: GroupType; schoolId: string | null; withRoom: boolean; clientId: string }

export function useAddGroup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewGroup) => (await call('POST /api/v2/api/addGroup', { body })).group,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: groupsKey }),
  })
}

export function useEditGroup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Partial<GroupInput> & { groupId: string }) =>
      (await call('PATCH /api/v2/api/editGroup', { body })).group,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: groupsKey }),
  })
}

/** Reads whether another group has this ID. */
export const isHandleTakenQuery = (handle: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'taken', handle],
    queryFn: async ({ signal }) => (await call('GET /api/v2/api/isiddup', { query: { handle }, signal })).isTaken,
    staleTime: 0,
  })
