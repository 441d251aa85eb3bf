import type { Group } from '@learntrail/contract/groups/group'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { bulletinsQuery } from '../api/bulletins.ts'
import { BulletinRow } from '../components/bulletin-row.tsx'
import css from './bulletins-of-group.module.css'

/** The bulletins of a group: pinned first, then newest first. */
export function BulletinsOfGroup({ group }: { group: Group }) {
  const { t } = useTranslation('bulletins')
  const query = useInfiniteQuery(bulletinsQuery(group.id))
  const bulletins = query.data?.pages.flatMap(({ items }) => items)
  if (query.isPending) return <CardsSkeleton cards={3} />
  if (!bulletins) {
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  }
  const writes = group.can.manage && group.archivedAt === null
  return (
    <>
      {writes ? (
        <div className={css.top}>
          <LinkButton to={paths.addBulletin(group.id)} icon="edit">
            {t('write')}
          </LinkButton>
        </div>
      ) : null}
      {bulletins.length === 0 ? (
        <EmptyState title={t('empty.title')}>
          <p>{t(writes ? 'empty.leader' : 'empty.member')}</p>
        </EmptyState>
      ) : (
        <ul className={css.rows} aria-label={t('title')}>
          {bulletins.map((bulletin) => (
            <li key={bulletin.id}>
              <BulletinRow bulletin={bulletin} />
            </li>
          ))}
        </ul>
      )}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
