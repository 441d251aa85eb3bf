import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { dotted } from '../../../ui/dotted.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WaitingCard, WaitingList, WaitingRow } from '../../../ui/waiting/waiting-card.tsx'
import { teachingBulletinsQuery } from '../api/teaching.ts'

/** Bulletins of the groups of my schools, unread first. */
export function ToldBySchools() {
  const { t } = useTranslation('bulletins/waits')
  return (
    <WaitingCard
      title={t('told.title')}
      icon="bell"
      query={useQuery(teachingBulletinsQuery)}
      count={({ told }) => told.filter(({ isUnread }) => isUnread).length}
      isEmpty={({ told }) => told.length === 0}
      empty={<p>{t('told.empty')}</p>}
    >
      {({ told }) => (
        <WaitingList>
          {told.map(({ id, title, group, appearsAt, isUnread }) => (
            <WaitingRow
              key={id}
              name={<Link to={paths.bulletin(id)}>{title}</Link>}
              about={dotted([isUnread && t('told.unread'), group.name, formatTaipei(appearsAt)])}
            />
          ))}
        </WaitingList>
      )}
    </WaitingCard>
  )
}
