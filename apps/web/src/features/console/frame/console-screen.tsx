import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Count } from '../../../ui/count.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import css from './frame.module.css'
import { Refused } from './staff-screen.tsx'
import { useRooms } from './use-rooms.ts'

/** Staff's entry: the rooms open to their level, and what waits in each. */
export function ConsoleScreen() {
  const { t } = useTranslation('console')
  const user = useCurrentUser()
  return <Screen title={t('title')}>{user ? user.staffLevel ? <Rooms /> : <Refused isStaff={false} /> : null}</Screen>
}

function Rooms() {
  const { t } = useTranslation('console')
  const user = useCurrentUser()
  const { query, rooms } = useRooms()
  return (
    <>
      {user?.staffLevel ? <p className={css.level}>{t(`levels.${user.staffLevel}.note`)}</p> : null}
      {rooms ? (
        <ul className={css.rooms}>
          {rooms.map((one) => (
            <Room key={one.room} {...one} />
          ))}
        </ul>
      ) : (
        <WaitingLines query={query} lines={6} />
      )}
    </>
  )
}

function Room({ name, note, icon, to, waiting, isUrgent }: NonNullable<ReturnType<typeof useRooms>['rooms']>[number]) {
  const { t } = useTranslation('console')
  return (
    <li>
      <Card as="article" padding="none" className={css.card}>
        <Link className={css.link} to={to}>
          <Icon name={icon} />
          <span className={css.words}>
            <span className={css.title}>{name()}</span>
            <span className={css.note}>{waiting ? t('waiting', { count: waiting }) : note()}</span>
          </span>
          {isUrgent ? <Chip tone="rose">{t('urgent')}</Chip> : <Count value={waiting ?? 0} />}
        </Link>
      </Card>
    </li>
  )
}
