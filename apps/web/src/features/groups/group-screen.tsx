import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
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
import { GroupHead } from './group-head.tsx'
import { type GroupMarks, type GroupPanels, type GroupTab, groupTabs } from './group-tabs.ts'
import { MembersOfGroup } from './members/members-of-group.tsx'

const ownPanels: GroupPanels = {
  about: AboutGroup,
  members: ({ group }) => <MembersOfGroup group={group} />,
}

interface GroupScreenProps {
  /** Of features that lie above groups. */
  panels?: GroupPanels
  marks?: GroupMarks
}

/** A group: what it says of itself, and for its members what is in it. */
export function GroupScreen({ panels = {}, marks = {} }: GroupScreenProps) {
  const { t } = useTranslation('groups')
  const { groupId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const query = useQuery(groupQuery(groupId))
  const all: GroupPanels = { ...ownPanels, ...panels }
  const names = groupTabs.filter((name) => all[name])
  const tab = names.find((name) => name === search.get('tab')) ?? names[0] ?? 'about'
  const Panel = all[tab] ?? AboutGroup

  if (isProblem(query.error, 'GROUP_NOT_FOUND', 'VALIDATION_FAILED')) return <NoGroup />
  return (
    <Screen title={query.data?.name ?? t('one')} back={paths.groups} toolbar={<HelpLink topic="groupInside" />}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {query.error && !query.data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data ? (
        <>
          <GroupHead group={query.data} />
          {isIn(query.data.role) ? (
            <Tabs<GroupTab>
              label={t('tabs.label')}
              tabs={names.map((value) => ({ value, name: t(`tabs.${value}`), mark: markOf(marks[value], query.data) }))}
              value={tab}
              onChange={(next) => setSearch(next === names[0] ? {} : { tab: next }, { replace: true })}
            >
              <Suspense fallback={<CardsSkeleton cards={2} />}>
                <Panel group={query.data} />
              </Suspense>
            </Tabs>
          ) : (
            <AboutGroup group={query.data} />
          )}
        </>
      ) : null}
    </Screen>
  )
}

const markOf = (Mark: GroupMarks[GroupTab], group: Group) => (Mark ? <Mark group={group} /> : null)

/** Of a group that is gone, or that I may not see: nobody is told which. */
export function NoGroup() {
  const { t } = useTranslation('groups')
  return (
    <Screen title={t('one')} back={paths.groups}>
      <LostState title={t('gone.title')} text={t('gone.text')} to={paths.groups} way={t('gone.toGroups')} />
    </Screen>
  )
}
