import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { refreshNavigation } from './api/read-navigation.ts'

const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation')) void refreshNavigation(queryClient)
}

export const shellLive: LivePart = { onLive }
