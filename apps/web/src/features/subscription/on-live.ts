import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { ownOrdersQuery } from './api/orders.ts'

/** Staff's decisions on an order are told by a notice. */
const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation'))
    void queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey })
}

export const subscriptionLive: LivePart = { onLive }
