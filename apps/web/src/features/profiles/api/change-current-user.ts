import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { currentUserQuery } from './read-current-user.ts'

export type CurrentUserChange = InputOf<'PATCH /api/v2/users/current'>['body']

export function useChangeCurrentUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CurrentUserChange) => call('PATCH /api/v2/users/current', { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      queryClient.invalidateQueries({ queryKey: ['people'] })
    },
  })
}
