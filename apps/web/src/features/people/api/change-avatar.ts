import type { AvatarChange } from '@learntrail/contract/people/avatar'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'

export function useChangeAvatar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AvatarChange) => call('PUT /api/v2/users/current/avatar', { body }),
    onSuccess: ({ avatar }) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, avatar })
      // The avatar stands beside everything its owner wrote.
      return queryClient.invalidateQueries()
    },
  })
}
