import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { caseCountsQuery } from '../api/cases.ts'
import { ForStaff } from './for-staff.tsx'
import css from './queue.module.css'

/** Where the service's people begin. */
export function ConsoleScreen() {
  const { t } = useTranslation('reports/cases')
  return (
    <Screen title={t('console.title')}>
      <ForStaff>
        <Rooms />
      </ForStaff>
    </Screen>
  )
}

function Rooms() {
  const { t } = useTranslation('reports/cases')
  const { data } = useQuery(caseCountsQuery)
  const waiting = data === undefined ? '' : t('console.waiting', data)
  return (
    <ul className={css.rooms}>
      <Room to={paths.cases} icon="alert" name={t('console.reports')} note={waiting} />
      <Room to={paths.buildBroadcast} icon="bell" name={t('console.broadcasts')} note={t('console.broadcastsNote')} />
    </ul>
  )
}

function Room({ to, icon, name, note }: { to: string; icon: IconName; name: string; note: string }) {
  return (
    <li>
      <Card as="article" padding="none" className={css.row}>
        <Link className={css.room} to={to}>
          <Icon name={icon} />
          <span className={css.roomWords}>
            <span className={css.title}>{name}</span>
            <span className={css.note}>{note}</span>
          </span>
        </Link>
      </Card>
    </li>
  )
}
