import type { QueryClient } from '@tanstack/react-query'
import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { paths } from '../../paths.ts'
import { refreshChatrooms, refreshListSoon } from './api/chatrooms.ts'

/** Whether the person is on the rooms' screens, where messages need no announcement. */
const isAtRooms = () => [paths.messenger, paths.chatroom('')].some((path) => location.pathname.startsWith(path))

let announcing = false

/** Announces one message at a time; others meanwhile are skipped. */
function announceSoon(queryClient: QueryClient, roomId: string): void {
  if (announcing || document.hidden) return
  announcing = true
  void import('./arrivals/announce-message.ts')
    .then(({ announceMessage }) => announceMessage(queryClient, roomId))
    // Not announced, the message is still in its room.
    .catch(() => undefined)
    .finally(() => {
      announcing = false
    })
}

const onLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateChatRoom')) void refreshChatrooms(queryClient)
  else if (isOf(heard, 'createChatroomMessage')) {
    refreshListSoon(queryClient)
    const { item } = heard
    if (item !== 'all' && item.id !== null && !isAtRooms()) announceSoon(queryClient, item.id)
  }
}

export const chatLive: LivePart = { onLive }
