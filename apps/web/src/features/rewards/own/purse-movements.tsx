import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { markRewardsSeen, movementsQuery, purseQuery } from '../api/rewards.ts'
import { RewardList } from '../movements/reward-list.tsx'

/** The movements of my reward points. Needs the texts `rewards`. */
export function PurseMovements() {
  const { t } = useTranslation('rewards')
  const query = useInfiniteQuery(movementsQuery)
  const movements = query.data?.pages.flatMap(({ items }) => items)
  useSeen(movements?.[0]?.id)
  if (movements === undefined) return <WaitingLines query={query} lines={6} />
  if (movements.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <LinkButton look="line" to={paths.pointRules}>
            {t('rules')}
          </LinkButton>
        }
      >
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  return (
    <>
      <RewardList label={t('movements')} movements={movements} />
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

/** Marks the newest movement as seen once the page is visible; new ones keep their mark during the visit. */
function useSeen(newest: string | undefined) {
  const queryClient = useQueryClient()
  const { data: purse } = useQuery(purseQuery)
  const unseen = purse !== undefined && purse.unread > 0 ? newest : undefined
  useEffect(() => {
    if (unseen === undefined) return
    const seen = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', seen)
      // After a failure, they count as new again on the next visit.
      markRewardsSeen(unseen).then(
        ({ unread }) => queryClient.setQueryData(purseQuery.queryKey, (known) => known && { ...known, unread }),
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', seen)
    seen()
    return () => document.removeEventListener('visibilitychange', seen)
  }, [unseen, queryClient])
}
