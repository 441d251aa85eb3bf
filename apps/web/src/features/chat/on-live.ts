import { isOf, type OnLive } from '../../live/on-live.ts'
import { refreshChatrooms, refreshListSoon } from './api/chatrooms.ts'

export const chatOnLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateChatRoom')) void refreshChatrooms(queryClient)
  else if (isOf(heard, 'createChatroomMessage')) refreshListSoon(queryClient)
}
