import type { QueryClient } from '@tanstack/react-query'
import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { paths } from '../../paths.ts'
import { refreshChatrooms, refreshListSoon } from './api/chatrooms.ts'

/** Who looks at their rooms sees what is said. */
const isAtRooms = () => [paths.messenger, paths.chatroom('')].some((path) => location.pathname.startsWith(path))

let announcing = false

/** One at a time: where much is said, one is not told of each word. */
function announceSoon(queryClient: QueryClient, roomId: string): void {
  if (announcing || document.hidden) return
  announcing = true
  void import('./arrivals/announce-message.ts')
    .then(({ announceMessage }) => announceMessage(queryClient, roomId))
    // It stands in the room all the same.
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
