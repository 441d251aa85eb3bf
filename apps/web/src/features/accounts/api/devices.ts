import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call('GET /api/v2/sessions/devices', { signal }),
})

export function useEndDevice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/v2/sessions/devices/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(devicesQuery),
  })
}
