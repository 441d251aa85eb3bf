import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { prizesQuery } from '../api/prizes.ts'
import { RewardTabs } from '../shown/reward-tabs.tsx'
import css from './catalogue.module.css'
import { PrizeCard } from './prize-card.tsx'
import { PurseStrip } from './purse-strip.tsx'

/** The prizes on offer, and the points I can spend. */
export function PrizesScreen() {
  const { t } = useTranslation('prizes')
  return (
    <Screen title={t('title')} width="wide">
      <RewardTabs />
      <Prizes />
    </Screen>
  )
}

function Prizes() {
  const { t } = useTranslation('prizes')
  const query = useQuery(prizesQuery)
  if (query.isPending) return <CardsSkeleton cards={3} />
  if (query.data === undefined) {
    return <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  const { balance, held, items } = query.data
  return (
    <div className={css.parts}>
      <PurseStrip balance={balance} held={held} />
      {items.length === 0 ? (
        <EmptyState title={t('empty.title')}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <ul className={css.prizes} aria-label={t('title')}>
          {items.map((prize) => (
            <li key={prize.id}>
              <PrizeCard prize={prize} balance={balance} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
