import type { ListedRoom } from '@learntrail/contract/console/rooms'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Count } from '../../../ui/count.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { roomsQuery } from '../api/rooms.ts'
import css from './frame.module.css'
import { roomLooks } from './room-looks.ts'
import { Refused } from './staff-screen.tsx'

/** Where the service's people begin: the rooms that their level opens, and what waits in them. */
export function ConsoleScreen() {
  const { t } = useTranslation('console')
  const user = useCurrentUser()
  return <Screen title={t('title')}>{user ? user.staffLevel ? <Rooms /> : <Refused isStaff={false} /> : null}</Screen>
}

function Rooms() {
  const { t } = useTranslation('console')
  const user = useCurrentUser()
  const query = useQuery(roomsQuery)
  return (
    <>
      {user?.staffLevel ? <p className={css.level}>{t(`levels.${user.staffLevel}.note`)}</p> : null}
      {query.data ? (
        <ul className={css.rooms}>
          {query.data.rooms.map((one) => (
            <Room key={one.room} one={one} />
          ))}
        </ul>
      ) : (
        <WaitingLines query={query} lines={6} />
      )}
    </>
  )
}

function Room({ one: { room, waiting, isUrgent } }: { one: ListedRoom }) {
  const { t } = useTranslation('console')
  const { to, icon } = roomLooks[room]
  return (
    <li>
      <Card as="article" padding="none" className={css.card}>
        <Link className={css.link} to={to}>
          <Icon name={icon} />
          <span className={css.words}>
            <span className={css.title}>{t(`rooms.${room}.name`)}</span>
            <span className={css.note}>{waiting ? t('waiting', { count: waiting }) : t(`rooms.${room}.note`)}</span>
          </span>
          {isUrgent ? <Chip tone="rose">{t('urgent')}</Chip> : <Count value={waiting ?? 0} />}
        </Link>
      </Card>
    </li>
  )
}
