import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { Count } from '../../../ui/count.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './frame.module.css'
import { useRooms } from './use-rooms.ts'

/** The menu of rooms beside the open one; on narrow screens `/admin` lists them instead. */
export function RoomMenu() {
  const { t } = useTranslation('console')
  const { rooms } = useRooms()
  return (
    <nav className={css.menu} aria-label={t('title')}>
      <ul>
        {rooms?.map(({ room, name, icon, to, waiting, isUrgent }) => (
          <li key={room}>
            <NavLink className={css.entry} to={to}>
              <Icon name={icon} />
              <span className={css.name}>{name()}</span>
              <span className={css.count} data-urgent={isUrgent || undefined}>
                <Count value={waiting ?? 0} />
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
