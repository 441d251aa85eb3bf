import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { roomOfGroupQuery } from '../api/chatrooms.ts'

/** Link to a group's room with its number of unread messages; nothing if it has none. */
export function RoomOfGroup({ group }: { group: Group }) {
  const { t } = useTranslation('chat/in-groups')
  const hasPlan = useCurrentUser()?.subscribedFeatures.includes('chatroom') ?? false
  const { data } = useQuery({ ...roomOfGroupQuery(group.id), enabled: hasPlan })
  const room = data?.chatroom
  if (!room) return null
  return (
    <LinkButton to={paths.chatroom(room.id)} look={room.unread > 0 ? 'soft' : 'line'} icon="chat">
      {room.unread > 0 ? t('unread', { count: room.unread }) : t('room')}
    </LinkButton>
  )
}
