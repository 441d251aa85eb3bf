import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { recommendedQuery } from './api/list-groups.ts'
import { GroupCard, GroupCards } from './components/group-card.tsx'

/** Recommended groups, each with the reason. */
export function RecommendedGroups() {
  const { t } = useTranslation('groups')
  const query = useQuery(recommendedQuery)
  if (query.isPending) return <CardsSkeleton cards={3} />
  if (!query.data)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  if (query.data.items.length === 0) {
    return (
      <EmptyState title={t('recommended.none')} action={<LinkButton to={paths.addGroup}>{t('make')}</LinkButton>}>
        <p>{t('recommended.noneText')}</p>
      </EmptyState>
    )
  }
  return (
    <GroupCards label={t('view.recommended')}>
      {query.data.items.map((group) => (
        <GroupCard key={group.id} group={group} line={t(`recommended.${group.reason}`, { count: group.count })} />
      ))}
    </GroupCards>
  )
}
