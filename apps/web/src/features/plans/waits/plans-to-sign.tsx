import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { useBothNames } from '../../../ui/known-people.ts'
import { WaitingCard, WaitingList, WaitingRow } from '../../../ui/waiting/waiting-card.tsx'
import { planAddresses } from '../addresses.ts'
import { advisedQuery } from '../signing/api/advised.ts'

/** How many of the waiting plans the home shows. */
const shown = 5

/** Students' plans that wait for the teacher's signature. */
export function PlansToSign() {
  const { t } = useTranslation('plans/waits')
  const bothNames = useBothNames()
  const query = useInfiniteQuery(advisedQuery({ need: 'sign' }))
  return (
    <WaitingCard
      title={t('title')}
      icon="plan"
      query={query}
      count={({ pages }) => pages[0]?.counts.sign ?? 0}
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={<p>{t('empty')}</p>}
    >
      {({ pages }) => (
        <>
          <WaitingList>
            {pages
              .flatMap(({ items }) => items)
              .slice(0, shown)
              .map(({ _id, projectName, seatNumber, fullName, user, groupName }) => (
                <WaitingRow
                  key={_id}
                  name={<Link to={planAddresses.plan(_id)}>{projectName || t('untitled')}</Link>}
                  about={dotted([`${seatNumber} ${bothNames(fullName, user.displayName)}`.trim(), groupName])}
                />
              ))}
          </WaitingList>
          <LinkButton look="soft" size="s" to={planAddresses.advised}>
            {t('all')}
          </LinkButton>
        </>
      )}
    </WaitingCard>
  )
}
