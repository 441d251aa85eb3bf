import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen, type ScreenOf, type ScreenProps } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { HelpLink, type HelpTopic } from '../../help/index.ts'
import { groupQuery } from '../api/read-group.ts'
import { isIn } from '../components/group-facts.ts'
import { NoGroup } from '../group-screen.tsx'
import { Roster } from '../roster/roster.tsx'

interface ManagedGroupProps {
  title: string
  /** The group, if the path has no parameter for it. */
  groupId?: string
  /** Who may see the screen; by default administrators. */
  isFor?: 'administrators' | 'members'
  help?: HelpTopic
  /** The screen changes the group, which an archived group refuses. */
  isWriting?: boolean
  width?: ScreenProps['width']
  children: (group: Group) => ReactNode
}

/** What a screen about a group says that it is a part of. */
export const screenOfGroup = ({ id, name }: Pick<Group, 'id' | 'name'>): ScreenOf => ({ name, to: paths.group(id) })

/** A screen about the group in the address, for those who may see it. */
export function ManagedGroup({
  title,
  isFor = 'administrators',
  help = 'groupMembers',
  isWriting = false,
  width,
  children,
  ...named
}: ManagedGroupProps) {
  const { t } = useTranslation('groups')
  const { groupId = named.groupId ?? '' } = useParams()
  const query = useQuery(groupQuery(groupId))
  const isPutAway = isWriting && query.data?.archivedAt != null
  if (isProblem(query.error, 'GROUP_NOT_FOUND', 'VALIDATION_FAILED')) return <NoGroup />
  return (
    <Screen
      title={title}
      of={query.data && screenOfGroup(query.data)}
      back={paths.group(groupId)}
      toolbar={<HelpLink topic={help} />}
      {...(width === undefined ? {} : { width })}
    >
      {query.isPending ? <CardsSkeleton cards={1} /> : null}
      {query.error && !query.data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data && !isOneOf(isFor, query.data) ? (
        <RefusedState
          title={t(`refused.${isFor}`)}
          action={<LinkButton to={paths.group(groupId)}>{t('refused.toGroup')}</LinkButton>}
        >
          <p>{t(`refused.${isFor}Text`)}</p>
        </RefusedState>
      ) : null}
      {query.data && isOneOf(isFor, query.data) && isPutAway ? (
        <RefusedState
          title={t('refused.archived')}
          action={<LinkButton to={paths.group(groupId)}>{t('refused.toGroup')}</LinkButton>}
        >
          <p>{t('refused.archivedText')}</p>
        </RefusedState>
      ) : null}
      {query.data && isOneOf(isFor, query.data) && !isPutAway ? (
        <Roster groupId={groupId} isLeading={query.data.can.manage}>
          {children(query.data)}
        </Roster>
      ) : null}
    </Screen>
  )
}

const isOneOf = (whom: 'administrators' | 'members', { can, role }: Group) =>
  whom === 'members' ? isIn(role) : can.manage

interface NotChangedInProps {
  /** Null if the group is gone. */
  groupId: string | null
  /** Why the viewer cannot change it, unless the group is archived. */
  title: string
  text: string
  action: ReactNode
}

/** Explains why the viewer cannot change something in a group: it is archived, or the viewer may not. */
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
