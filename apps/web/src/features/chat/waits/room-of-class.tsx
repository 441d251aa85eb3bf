import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { teachingRoomsQuery } from '../api/chatrooms.ts'

/** Link to the room of a class with its number of unread messages. One call serves all classes. */
export function RoomOfClass({ groupId }: { groupId: string }) {
  const { t } = useTranslation('chat/in-groups')
  const hasPlan = useCurrentUser()?.subscribedFeatures.includes('chatroom') ?? false
  const { data } = useQuery({ ...teachingRoomsQuery, enabled: hasPlan })
  const room = data?.items.find((one) => one.groupId === groupId)
  if (!room) return null
  return (
    <LinkButton to={paths.chatroom(room.roomId)} look={room.unread > 0 ? 'soft' : 'line'} size="s">
      {room.unread > 0 ? t('unread', { count: room.unread }) : t('room')}
    </LinkButton>
  )
}
