import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pushDevicesQuery, useRemoveDevice } from './api/push-calls.ts'
import { readPushState } from './push-state.ts'
import { ownToken, turnOff, turnOn } from './subscription.ts'

const ownTokenKey = ['push', 'own']

/** Push in this browser: its state, and how to switch it on and off. */
export function usePush() {
  const queryClient = useQueryClient()
  const [state, setState] = useState(readPushState)
  const remove = useRemoveDevice()
  const own = useQuery({ queryKey: ownTokenKey, queryFn: ownToken })
  const on = useMutation({
    mutationFn: async () => turnOn((await queryClient.ensureQueryData(pushDevicesQuery)).publicKey),
    onSettled: async () => {
      setState(readPushState())
      await queryClient.invalidateQueries({ queryKey: ['push'] })
    },
  })
  const off = useMutation({
    mutationFn: async (token: string) => {
      if (token === own.data) await turnOff()
      await remove.mutateAsync(token)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownTokenKey }),
  })
  return { state, own: own.data ?? null, on, off }
}
