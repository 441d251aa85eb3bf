import { silentAfterDays } from '@learntrail/contract/group-analysis/facts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { WaitingCard, WaitingList, WaitingRow } from '../../../ui/waiting/waiting-card.tsx'
import { silentPupilsQuery } from '../api/teaching.ts'

/** Who of my classes has been silent, and the way to what they did before. */
export function SilentPupils() {
  const { t } = useTranslation('group-analysis/waits')
  return (
    <WaitingCard
      title={t('title', { days: silentAfterDays })}
      icon="clock"
      query={useQuery(silentPupilsQuery)}
      count={({ total }) => total}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>{t('empty', { days: silentAfterDays })}</p>}
    >
      {({ items, total }) => (
        <>
          <WaitingList>
            {items.map(({ person, memberNumber, realName, group }) => (
              <WaitingRow
                key={`${group.id} ${person.id}`}
                name={
                  <Link to={paths.groupAnalysis(group.id)}>
                    {`${memberNumber} ${realName || (person.isDeleted ? t('gone') : person.displayName)}`.trim()}
                  </Link>
                }
                about={group.name}
              />
            ))}
          </WaitingList>
          {total > items.length ? <p>{t('more', { count: total - items.length })}</p> : null}
        </>
      )}
    </WaitingCard>
  )
}
