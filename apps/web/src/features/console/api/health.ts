import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { askEvery } from '../../../live/live-state.ts'

export const healthQuery = queryOptions({
  queryKey: ['console', 'health'],
  queryFn: ({ signal }) => call('GET /api/v2/admin/health', { signal }),
  refetchInterval: () => askEvery(15_000),
  staleTime: 0,
})

export function useRetryJob() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/v2/admin/jobs/:id/retry', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['console'] }),
  })
}
