import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { devicesQuery } from './list-devices.ts'

export function useEndDevice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/v2/sessions/devices/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(devicesQuery),
  })
}
