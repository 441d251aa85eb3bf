import { groupDurations } from '@learntrail/contract/groups/limits'
import { durations } from '@learntrail/contract/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../feature/use-parts.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { formatDay } from '../../ui/dates.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { acceptRequest, rejectRequest, restoreGroup } from './api/change-standing.ts'
import { deletedQuery, groupsOfQuery } from './api/list-groups.ts'
import { applicationsQuery, invitationsQuery } from './api/my-requests.ts'
import { useGroupChange } from './api/use-group-change.ts'
import { GroupCard, GroupCards } from './components/group-card.tsx'
import { EarlierGroups } from './earlier-groups.tsx'
import css from './groups-screen.module.css'

/** Open invitations and applications, then the viewer's groups, then deleted ones that can be restored. */
export function MyGroups() {
  const { t } = useTranslation('groups')
  const query = useInfiniteQuery(groupsOfQuery())
  const groups = query.data?.pages.flatMap(({ items }) => items)
  const waiting = useParts('inGroups').flatMap(({ inList = [] }) => inList)
  const sections = [useInfiniteQuery(invitationsQuery), useInfiniteQuery(applicationsQuery), useQuery(deletedQuery)]
  // These are usually empty, so that a failure would look like nothing. Without groups, one failure is said for all.
  const lost = groups ? sections.filter(({ isError, data }) => isError && !data) : []
  return (
    <>
      {lost[0] ? (
        <FailedState
          error={lost[0].error}
          onRetry={() => void Promise.all(lost.map(({ refetch }) => refetch()))}
          isRetrying={lost.some(({ isFetching }) => isFetching)}
        />
      ) : null}
      <Invitations />
      <Applications />
      {query.isPending ? <CardsSkeleton cards={3} /> : null}
      {query.error && !groups ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {groups?.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={<LinkButton to={paths.recommendedGroups}>{t('empty.look')}</LinkButton>}
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : null}
      {groups && groups.length > 0 ? (
        <section className={css.section} data-own>
          <h3>{t('belong')}</h3>
          <GroupCards label={t('view.mine')}>
            {groups.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                facts={waiting.map(({ key, Part }) => (
                  <Suspense key={key} fallback={null}>
                    <Part groupId={group.id} />
                  </Suspense>
                ))}
              />
            ))}
          </GroupCards>
          <LoadMoreOf query={query} isAutomatic />
        </section>
      ) : null}
      <EarlierGroups />
      <Deleted />
    </>
  )
}

function Invitations() {
  const { t } = useTranslation('groups')
  const query = useInfiniteQuery(invitationsQuery)
  const accept = useGroupChange(acceptRequest)
  const reject = useGroupChange(rejectRequest)
  const groups = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (groups.length === 0) return null
  return (
    <section className={css.section}>
      <h3>{t('invitations')}</h3>
      <GroupCards label={t('invitations')}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} line={t('asked', { day: formatDay(group.since) })}>
            <Button
              size="s"
              aria-label={t('acceptOf', { name: group.name })}
              onClick={() =>
                accept.mutate({ groupId: group.id }, { onSuccess: () => toast(t('joined', { name: group.name })) })
              }
            >
              {t('accept')}
            </Button>
            <Button
              size="s"
              look="line"
              aria-label={t('declineOf', { name: group.name })}
              onClick={() => reject.mutate({ groupId: group.id })}
            >
              {t('decline')}
            </Button>
          </GroupCard>
        ))}
      </GroupCards>
      <LoadMoreOf query={query} />
    </section>
  )
}

function Applications() {
  const { t } = useTranslation('groups')
  const query = useInfiniteQuery(applicationsQuery)
  const reject = useGroupChange(rejectRequest)
  const groups = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (groups.length === 0) return null
  return (
    <section className={css.section}>
      <h3>{t('applications')}</h3>
      <GroupCards label={t('applications')}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} line={t('appliedOn', { day: formatDay(group.since) })}>
            <Button
              size="s"
              look="line"
              aria-label={t('withdrawOf', { name: group.name })}
              onClick={() => reject.mutate({ groupId: group.id })}
            >
              {t('withdraw')}
            </Button>
          </GroupCard>
        ))}
      </GroupCards>
      <LoadMoreOf query={query} />
    </section>
  )
}

/** Returns the days, rounded up, in which the group can still be restored. */
function daysLeft(deletedAt: string): number {
  const left = Date.parse(deletedAt) + groupDurations.deleted - Date.now()
  return Math.max(0, Math.ceil(left / durations.day))
}

function Deleted() {
  const { t } = useTranslation('groups')
  const query = useQuery(deletedQuery)
  const restore = useGroupChange(restoreGroup)
  const groups = query.data?.items ?? []
  if (groups.length === 0) return null
  return (
    <section className={css.section}>
      <h3>{t('deleted.title')}</h3>
      <GroupCards label={t('deleted.title')}>
        {groups.map((group) => (
          <GroupCard
            key={group.id}
            group={group}
            isGone
            line={group.deletedAt ? t('deleted.left', { count: daysLeft(group.deletedAt) }) : null}
          >
            <Button
              size="s"
              look="soft"
              aria-label={t('deleted.restoreOf', { name: group.name })}
              onClick={() =>
                restore.mutate(group.id, { onSuccess: () => toast(t('deleted.restored', { name: group.name })) })
              }
            >
              {t('deleted.restore')}
            </Button>
          </GroupCard>
        ))}
      </GroupCards>
    </section>
  )
}
