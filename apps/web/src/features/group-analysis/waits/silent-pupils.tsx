import { silentAfterDays } from '@learntrail/contract/group-analysis/facts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { WaitingCard, WaitingList, WaitingRow } from '../../../ui/waiting/waiting-card.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { silentPupilsQuery } from '../api/teaching.ts'

/** Pupils who were silent in the viewer's classes, with links to what they did before. */
export function SilentPupils() {
  const { t } = useTranslation('group-analysis/waits')
  const plan = useCurrentUser()?.subscribedFeatures ?? []
  const ways = useParts('waitsForMe').flatMap(({ withPupil }) =>
    withPupil && plan.includes(withPupil.feature) ? withPupil : [],
  )
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
                  <Link to={paths.groupAnalysisOf(group.id, person.id)}>
                    {`${memberNumber} ${realName || (person.isDeleted ? t('gone') : person.displayName)}`.trim()}
                  </Link>
                }
                about={group.name}
                acts={ways.map(({ key, name, icon, to }) => (
                  <LinkButton key={key} look="line" size="s" icon={icon} to={to(person.id)}>
                    {name()}
                  </LinkButton>
                ))}
              />
            ))}
          </WaitingList>
          {total > items.length ? <p>{t('more', { count: total - items.length })}</p> : null}
        </>
      )}
    </WaitingCard>
  )
}
