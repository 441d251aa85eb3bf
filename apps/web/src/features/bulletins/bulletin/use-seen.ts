import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bulletinsKey, seeBulletin } from '../api/bulletins.ts'
import { isUnread } from '../components/standing.rules.ts'

/** Marks an unread bulletin as read, once its window is visible; retries three times. */
export function useSeen(bulletin: Bulletin): void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: seeBulletin,
    retry: 3,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: bulletinsKey })
      // Its notices are read along with it.
      void queryClient.invalidateQueries({ queryKey: ['notices'] })
    },
  })
  const { id } = bulletin
  const isWaiting = isUnread(bulletin)
  useEffect(() => {
    if (!isWaiting) return
    const say = () => document.visibilityState === 'visible' && mutate(id)
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [id, isWaiting, mutate])
}
