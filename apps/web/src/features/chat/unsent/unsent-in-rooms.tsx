import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { chatroomQuery } from '../api/chatrooms.ts'
import { WaitingMessages } from '../conversation/waiting-messages.tsx'
import { useRoomName } from '../rooms/room-names.ts'
import { outboxOf, type Waiting } from '../talk/outbox.ts'
import css from './unsent-in-rooms.module.css'
import { useUnsentInRooms } from './use-unsent.ts'

/** Unsent messages by room, in sending order. */
export function UnsentInRooms() {
  const { t } = useTranslation('chat')
  const byRoom = Map.groupBy(useUnsentInRooms(), ({ roomId }) => roomId)
  return (
    <section className={css.unsent} aria-labelledby="unsent-in-rooms">
      <h2 id="unsent-in-rooms">{t('unsentInRooms.title')}</h2>
      <p className={css.lead}>{t('unsentInRooms.lead')}</p>
      <ul className={css.rooms}>
        {[...byRoom].map(([roomId, waiting]) => (
          <li key={roomId}>
            <OfRoom roomId={roomId} waiting={waiting} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OfRoom({ roomId, waiting }: { roomId: string; waiting: readonly Waiting[] }) {
  const { t } = useTranslation('chat')
  const account = useCurrentUser()?.id
  const nameOf = useRoomName()
  // Offline, the name comes from the cache if the room was open before.
  const { data } = useQuery(chatroomQuery(roomId))
  const room = data?.chatroom
  return (
    <Card as="article" padding="s">
      <Link className={css.room} to={paths.chatroom(roomId)}>
        {room ? nameOf(room) : t('unsentInRooms.room')}
      </Link>
      {account ? <WaitingMessages waiting={waiting} outbox={outboxOf(account)} /> : null}
    </Card>
  )
}
