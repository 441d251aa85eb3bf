import type { Group } from '@learntrail/contract/groups/group'
import type { OwnPoints as Own } from '@learntrail/contract/points/points'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { markPointsSeen, ownPointsQuery } from '../api/points.ts'
import { GoalCard } from '../goal/goal-card.tsx'
import { AnswerPoints } from '../movements/answer-points.tsx'
import { MovementList } from '../movements/movement-list.tsx'
import css from './own-points.module.css'
import { Weeks } from './weeks.tsx'

/** My points in a group: balance, history and the common goal. */
export function OwnPoints({ group }: { group: Group }) {
  const { t } = useTranslation('points')
  const query = useInfiniteQuery(ownPointsQuery(group.id))
  const first = query.data?.pages[0]
  useSeen(group.id, first)
  if (first === undefined) return <WaitingLines query={query} lines={6} />
  const movements = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className={css.parts}>
      <Card as="section" className={css.balance} aria-label={t('balance')}>
        <div role="status">
          <p className={css.kind}>{t('balance')}</p>
          <p className={css.number}>
            {first.balance} <small>{t('unit', { count: first.balance })}</small>
          </p>
          {first.received > first.balance ? (
            <p className={css.note}>{t('received', { count: first.received })}</p>
          ) : null}
        </div>
        <div className={css.ways}>
          {group.leaderboardStatus ? (
            <LinkButton look="line" size="s" icon="chart" to={paths.leaderboard(group.id)}>
              {t('leaderboard.title')}
            </LinkButton>
          ) : null}
          <LinkButton look="quiet" size="s" icon="help" to={paths.pointRules}>
            {t('rules')}
          </LinkButton>
        </div>
      </Card>
      {first.goal ? <GoalCard goal={first.goal} /> : null}
      {movements.length === 0 ? (
        <EmptyState title={t('empty.title')}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <>
          <Weeks weeks={first.weeks} />
          <h2 className={css.heading}>{t('movements')}</h2>
          <MovementList label={t('movements')} movements={movements}>
            {(movement) => <AnswerPoints groupId={group.id} movement={movement} />}
          </MovementList>
          <LoadMoreOf query={query} isAutomatic />
        </>
      )}
    </div>
  )
}

/** Marks the newest points as seen once the page is visible; they keep their mark during the visit. */
function useSeen(groupId: string, own: Own | undefined) {
  const queryClient = useQueryClient()
  const newest = own !== undefined && own.unread > 0 ? own.items[0]?.id : undefined
  useEffect(() => {
    if (newest === undefined) return
    const seen = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', seen)
      // After a failure, they count as new again on the next visit.
      markPointsSeen(groupId, newest).then(
        ({ unread }) =>
          queryClient.setQueryData(
            ownPointsQuery(groupId).queryKey,
            (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, unread })) },
          ),
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', seen)
    seen()
    return () => document.removeEventListener('visibilitychange', seen)
  }, [groupId, newest, queryClient])
}
