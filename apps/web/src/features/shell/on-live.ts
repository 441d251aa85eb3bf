import { isOf, type OnLive } from '../../live/on-live.ts'
import { refreshNavigation } from './api/read-navigation.ts'

export const shellOnLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation')) void refreshNavigation(queryClient)
}
