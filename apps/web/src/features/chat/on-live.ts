import { isOf, type OnLive } from '../../live/on-live.ts'
import { refreshChatrooms } from './api/chatrooms.ts'

export const chatOnLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'createChatroomMessage') || isOf(heard, 'updateChatRoom')) void refreshChatrooms(queryClient)
}
