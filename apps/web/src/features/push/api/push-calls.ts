import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

export const pushDevicesQuery = queryOptions({
  queryKey: ['push', 'devices'],
  queryFn: ({ signal }) => call('GET /api/v2/fcm', { signal }),
})

const { queryKey } = pushDevicesQuery

export function useRemoveDevice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call('DELETE /api/v2/fcm/:token', { params: { token } }),
    onSuccess: (_, token) =>
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, devices: known.devices.filter((device) => device.token !== token) },
      ),
  })
}

/** Refetches even on failure: a device that its push service no longer knows has left the list. */
export function useTestDevice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call('POST /api/v2/fcm/:token/test', { params: { token } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export const registerDevice = (token: string, body: InputOf<'POST /api/v2/fcm/:token'>['body']) =>
  call('POST /api/v2/fcm/:token', { params: { token }, body })
