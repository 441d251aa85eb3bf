import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { noticesKey } from './api/list-notices.ts'

const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation'))
    void queryClient.invalidateQueries({ queryKey: noticesKey })
}

export const noticesLive: LivePart = { onLive }
