import type { Group } from '@learntrail/contract/groups/group'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TabCount } from '../../../ui/tab-count.tsx'
import { ownPointsQuery } from '../api/points.ts'

/** How many times I was given points since I last looked. */
export function NewPoints({ group }: { group: Group }) {
  return group.can.manage ? null : <OfMember groupId={group.id} />
}

function OfMember({ groupId }: { groupId: string }) {
  const { t } = useTranslation('points/in-groups')
  const { data } = useInfiniteQuery(ownPointsQuery(groupId))
  const count = data?.pages[0]?.unread ?? 0
  return <TabCount value={count} words={t('new', { count })} />
}
