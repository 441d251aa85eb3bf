import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { newInStreamQuery } from './count-new-in-stream.ts'

/** Marks the stream as seen up to a place. If that fails, the entries count as new again elsewhere. */
export function useMarkStreamSeen() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upTo: string) => call('PATCH /api/v2/stream/seen', { body: { upTo }, keepalive: true }),
    onSuccess: () => queryClient.setQueryData(newInStreamQuery().queryKey, (known) => known && { ...known, count: 0 }),
  })
}
