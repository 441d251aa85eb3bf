import { isOf, type OnLive } from '../../live/on-live.ts'
import { noticesKey } from './api/list-notices.ts'

export const noticesOnLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation'))
    void queryClient.invalidateQueries({ queryKey: noticesKey })
}
