import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import type { InGroups } from '../../feature/in-groups.ts'
import { useParts } from '../../feature/use-parts.ts'
import { paths } from '../../paths.ts'
import { Screen } from '../../ui/screen/screen.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { LostState } from '../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { HelpLink } from '../help/index.ts'
import { AboutGroup } from './about-group.tsx'
import { groupQuery } from './api/read-group.ts'
import { isIn } from './components/group-facts.ts'
import { FirstSteps, isEmpty } from './first-steps.tsx'
import { GroupHead } from './group-head.tsx'
import { MembersOfGroup } from './members/members-of-group.tsx'
import { Roster } from './roster/roster.tsx'

type Tab = NonNullable<InGroups['tab']>

/** A group: its description, and for members its content in tabs. */
export function GroupScreen() {
  const { t } = useTranslation('groups')
  const { groupId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const query = useQuery(groupQuery(groupId))
  const own: Tab[] = [
    { value: 'members', name: () => t('tabs.members'), Panel: Members },
    { value: 'about', name: () => t('tabs.about'), Panel: AboutGroup },
  ]
  const tabs = [...useParts('inGroups').flatMap(({ tab = [] }) => tab), ...own]
  const tab = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0]

  if (isProblem(query.error, 'GROUP_NOT_FOUND', 'VALIDATION_FAILED')) return <NoGroup />
  return (
    <Screen title={query.data?.name ?? t('one')} back={paths.groups} toolbar={<HelpLink topic="groupInside" />}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {query.error && !query.data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data ? (
        <Roster groupId={groupId} isLeading={query.data.can.manage}>
          <GroupHead group={query.data} />
          {isEmpty(query.data) ? <FirstSteps group={query.data} /> : null}
          {isIn(query.data.role) && tab ? (
            <Tabs
              label={t('tabs.label')}
              tabs={tabs.map(({ value, name, Mark }) => ({ value, name: name(), mark: markOf(Mark, query.data) }))}
              value={tab.value}
              onChange={(next) => setSearch(next === tabs[0]?.value ? {} : { tab: next }, { replace: true })}
            >
              <Suspense fallback={<CardsSkeleton cards={2} />}>
                <tab.Panel group={query.data} />
              </Suspense>
            </Tabs>
          ) : (
            <AboutGroup group={query.data} />
          )}
        </Roster>
      ) : null}
    </Screen>
  )
}

const markOf = (Mark: Tab['Mark'], group: Group) =>
  Mark && (
    <Suspense fallback={null}>
      <Mark group={group} />
    </Suspense>
  )

const Members: Tab['Panel'] = ({ group }) => <MembersOfGroup group={group} />

/** Shown for a group that is gone or hidden from the viewer, without telling which. */
export function NoGroup() {
  const { t } = useTranslation('groups')
  return (
    <Screen title={t('one')} back={paths.groups}>
      <LostState title={t('gone.title')} text={t('gone.text')} to={paths.groups} way={t('gone.toGroups')} />
    </Screen>
  )
}
