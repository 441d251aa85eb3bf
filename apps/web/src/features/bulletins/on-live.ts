import type { QueryClient } from '@tanstack/react-query'
import { type Channel, isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { bulletinsKey } from './api/bulletins.ts'

/** Channels of the bulletins on the screen, one for each. */
function channelsHere(queryClient: QueryClient): Channel[] {
  const shown = queryClient.getQueryCache().findAll({ queryKey: [...bulletinsKey, 'one'], type: 'active' })
  return shown.flatMap(({ queryKey: [, , id] }) => (typeof id === 'string' ? [{ of: 'bulletin', id }] : []))
}

const onLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateBulletin')) void queryClient.invalidateQueries({ queryKey: bulletinsKey })
}

export const bulletinsLive: LivePart = { onLive, channelsHere }
