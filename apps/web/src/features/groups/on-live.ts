import type { QueryClient } from '@tanstack/react-query'
import { type Channel, isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { groupsKey } from './api/read-group.ts'

/** Returns the live channels of the groups on this screen; a group opened by a link has none. */
function channelsHere(queryClient: QueryClient): Channel[] {
  const shown = queryClient.getQueryCache().findAll({ queryKey: groupsKey, type: 'active' })
  return shown.flatMap(({ queryKey: [, id, what, link] }) =>
    what === 'group' && link === null && typeof id === 'string' ? [{ of: 'group', id }] : [],
  )
}

const onLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateGroup')) void queryClient.invalidateQueries({ queryKey: groupsKey })
}

export const groupsLive: LivePart = { onLive, channelsHere }
