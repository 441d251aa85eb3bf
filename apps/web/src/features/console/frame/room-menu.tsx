import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { Count } from '../../../ui/count.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { roomsQuery } from '../api/rooms.ts'
import css from './frame.module.css'
import { roomLooks } from './room-looks.ts'

/** The rooms beside the one that is open; where the screen is narrow, `/admin` has them. */
export function RoomMenu() {
  const { t } = useTranslation('console')
  const { data } = useQuery(roomsQuery)
  return (
    <nav className={css.menu} aria-label={t('title')}>
      <ul>
        {data?.rooms.map(({ room, waiting, isUrgent }) => {
          const { to, icon } = roomLooks[room]
          return (
            <li key={room}>
              <NavLink className={css.entry} to={to}>
                <Icon name={icon} />
                <span className={css.name}>{t(`rooms.${room}.name`)}</span>
                <span className={css.count} data-urgent={isUrgent || undefined}>
                  <Count value={waiting ?? 0} />
                </span>
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
