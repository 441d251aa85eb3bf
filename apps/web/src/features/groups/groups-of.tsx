import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { groupsOfQuery } from './api/list-groups.ts'
import { GroupCard, GroupCards } from './components/group-card.tsx'

/** The groups of another person that the viewer may see. */
export function GroupsOf({ personId }: { personId: string }) {
  const { t } = useTranslation('groups')
  const query = useInfiniteQuery(groupsOfQuery(personId))
  const groups = query.data?.pages.flatMap(({ items }) => items)
  if (groups === undefined) return <WaitingLines query={query} lines={4} />
  if (groups.length === 0) return <EmptyState title={t('noneOf')} />
  return (
    <>
      <GroupCards label={t('title')}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </GroupCards>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
