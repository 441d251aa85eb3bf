import type { Group } from '@learntrail/contract/groups/group'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TabCount } from '../../../ui/tab-count.tsx'
import { bulletinsQuery } from '../api/bulletins.ts'

/** Number of unread bulletins of a group, on its tab. */
export function UnreadBulletins({ group }: { group: Group }) {
  const { t } = useTranslation('bulletins/in-groups')
  const { data } = useInfiniteQuery(bulletinsQuery(group.id))
  const count = data?.pages[0]?.unread ?? 0
  return <TabCount value={count} words={t('unread', { count })} />
}
