import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TabCount } from '../../../ui/tab-count.tsx'
import { countsQuery } from '../api/count-homework.ts'

/** Number of the group's questions that await the viewer, to hand in or to correct. */
export function WaitingHomework({ group }: { group: Group }) {
  const { t } = useTranslation('homework/in-groups')
  const { data } = useQuery(countsQuery)
  const count = data?.groups.find(({ groupId }) => groupId === group.id)?.waiting ?? 0
  return <TabCount value={count} words={t('waiting', { count })} />
}
