import type { QueryClient } from '@tanstack/react-query'
import { type Channel, isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { groupsKey } from './api/read-group.ts'

/** The groups on this screen: there is a channel of each, but for whoever only has a link to it. */
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
