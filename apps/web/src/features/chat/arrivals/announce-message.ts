import { messageTypes } from '@learntrail/contract/chat/facts'
import type { QueryClient } from '@tanstack/react-query'
import { i18n, loadTexts } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { currentUserQuery } from '../../profiles/index.ts'
import { chatroomsQuery } from '../api/chatrooms.ts'
import { messageLine } from '../rooms/room-names.ts'

/** How long the toast stays, in milliseconds (specification: 3 seconds). */
const shownMs = 3_000

/**
 * Toasts the last message of a room to a person on another screen. Skips muted rooms and messages that are their own,
 * read or deleted.
 */
export async function announceMessage(queryClient: QueryClient, roomId: string): Promise<void> {
  const [me, { pages }] = await Promise.all([
    queryClient.ensureQueryData(currentUserQuery),
    queryClient.fetchInfiniteQuery(chatroomsQuery()),
    loadTexts('chat'),
  ])
  const room = pages[0]?.items.find(({ id }) => id === roomId)
  if (!room?.last || room.isMuted || room.unread === 0 || room.last.author.id === me.id) return
  // A deleted message is nothing to come for.
  if (room.last.type === messageTypes.deleted) return
  const t = i18n.getFixedT(null, 'chat')
  const said = { name: room.last.author.displayName, line: room.can.answer ? t('asksYou') : messageLine(t, room.last) }
  const text = room.type === 'direct' ? t('arrivalOfOne', said) : t('arrival', { room: room.name, ...said })
  toast(text, { tone: 'plain', milliseconds: shownMs, to: paths.chatroom(room.id) })
  await new Promise((resolve) => setTimeout(resolve, shownMs))
}
