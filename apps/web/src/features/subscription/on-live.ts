import { isOf, type OnLive } from '../../live/on-live.ts'
import { ownOrdersQuery } from './api/orders.ts'

/** What staff decide about an order comes with a notice. */
export const subscriptionOnLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation'))
    void queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey })
}
