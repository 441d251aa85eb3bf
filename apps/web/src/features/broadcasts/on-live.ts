import type { QueryClient } from '@tanstack/react-query'
import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { refreshNavigation } from '../shell/index.ts'
import { receivedKey } from './api/broadcasts.ts'

/** Everybody hears this live event at once, so each client waits a random time up to this before asking. */
const spreadMs = 5_000
const about = new WeakSet<QueryClient>()

const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel !== null) return
  // Another window of the same person has opened a broadcast.
  if (isOf(heard, 'updateHomeNavigation')) void queryClient.invalidateQueries({ queryKey: receivedKey })
  if (!isOf(heard, 'updateBroadcasts') || about.has(queryClient)) return
  about.add(queryClient)
  setTimeout(() => {
    about.delete(queryClient)
    void queryClient.invalidateQueries({ queryKey: receivedKey })
    void refreshNavigation(queryClient)
  }, Math.random() * spreadMs)
}

export const broadcastsLive: LivePart = { onLive }
