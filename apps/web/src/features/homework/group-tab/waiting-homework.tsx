import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { TabCount } from '../../../ui/tab-count.tsx'
import { countsQuery } from '../api/count-homework.ts'

function useWaitingIn(groupId: string): number {
  const { data } = useQuery(countsQuery)
  return data?.groups.find((one) => one.groupId === groupId)?.waiting ?? 0
}

/** Number of the group's questions that await the viewer, to hand in or to correct. */
export function WaitingHomework({ group }: { group: Group }) {
  const { t } = useTranslation('homework/in-groups')
  const count = useWaitingIn(group.id)
  return <TabCount value={count} words={t('waiting', { count })} />
}

/** The same, on the card of a group in a list: where the number on the bar of phones leads. */
export function WaitingInList({ groupId }: { groupId: string }) {
  const { t } = useTranslation('homework/in-groups')
  const count = useWaitingIn(groupId)
  return count === 0 ? null : <Chip tone="rose">{t('waitingInList', { count })}</Chip>
}
