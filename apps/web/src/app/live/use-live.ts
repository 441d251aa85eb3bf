import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAllParts } from '../../feature/use-parts.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { whenCalm } from '../../routing/when-calm.ts'

/** Hears what changes for whoever is signed in; nothing of it is loaded before the screen is there. */
export function useLive(): void {
  const queryClient = useQueryClient()
  const parts = useAllParts()
  const user = useCurrentUser()
  // Until the profile is filled and the password of the school replaced nothing is told, and a stream would be refused.
  const account = user?.isProfileFilled && !user.credential?.isDefaultPassword ? user.id : undefined
  useEffect(() => {
    if (!account) return
    let stop: (() => void) | undefined
    let isOver = false
    const since = performance.now()
    void whenCalm()
      .then(() => Promise.all([import('./follow-live.ts'), parts.load('live')]))
      .then(([{ followLive }, live]) => {
        if (!isOver) stop = followLive(queryClient, account, since, live)
      })
      // Without it everything is there after the next look.
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [queryClient, account, parts])
}
