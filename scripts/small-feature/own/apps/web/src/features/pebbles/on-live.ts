import type { QueryClient } from '@tanstack/react-query'
import { type Channel, isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { pebblesKey } from './api/pebbles.ts'

/** The channel of the pebble on this screen, if one is shown. */
function channelsHere(queryClient: QueryClient): Channel[] {
  const shown = queryClient.getQueryCache().findAll({ queryKey: [...pebblesKey, 'one'], type: 'active' })
  return shown.flatMap(({ queryKey: [, , id] }) => (typeof id === 'string' ? [{ of: 'pebble', id }] : []))
}

const onLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updatePebble')) void queryClient.invalidateQueries({ queryKey: pebblesKey })
}

export const pebblesLive: LivePart = { onLive, channelsHere }
