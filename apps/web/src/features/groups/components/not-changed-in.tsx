import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { groupQuery } from '../api/read-group.ts'

interface NotChangedInProps {
  /** Null where the group is gone. */
  groupId: string | null
  /** Why it is not changed where the group is not put away. */
  title: string
  text: string
  action: ReactNode
}

/** That something of a group is not changed by whoever looks, and why: the group is put away, or it is not theirs. */
export function NotChangedIn({ groupId, title, text, action }: NotChangedInProps) {
  const { t } = useTranslation('groups')
  const query = useQuery({ ...groupQuery(groupId ?? ''), enabled: groupId !== null })
  if (query.isLoading) return <CardsSkeleton cards={1} />
  const isPutAway = query.data?.archivedAt != null
  return (
    <RefusedState title={isPutAway ? t('refused.archived') : title} action={action}>
      <p>{isPutAway ? t('refused.archivedText') : text}</p>
    </RefusedState>
  )
}
