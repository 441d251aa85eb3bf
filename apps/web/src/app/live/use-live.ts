import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAllParts } from '../../feature/use-parts.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { whenCalm } from '../../routing/when-calm.ts'

/** Follows live events for the signed-in person; loads nothing before the screen is calm. */
export function useLive(): void {
  const queryClient = useQueryClient()
  const parts = useAllParts()
  const user = useCurrentUser()
  // The server refuses the stream until the profile is filled and the school's default password is replaced.
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
      // Without live events, the next refetch shows the same.
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [queryClient, account, parts])
}
