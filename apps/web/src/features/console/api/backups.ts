import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { askEvery } from '../../../live/live-state.ts'

export const backupsQuery = queryOptions({
  queryKey: ['console', 'backups'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/backups', { signal }),
  refetchInterval: () => askEvery(15_000),
  staleTime: 0,
})

export function useMakeBackup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/v2/admin/backups', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['console'] }),
  })
}
