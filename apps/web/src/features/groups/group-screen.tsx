import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { StatePanel } from '../../ui/states/state-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AboutGroup } from './about-group.tsx'
import { groupQuery } from './api/read-group.ts'
import { isIn } from './components/group-facts.ts'
import { GroupHead } from './group-head.tsx'
import { MembersOfGroup } from './members/members-of-group.tsx'

const tabs = {
  about: AboutGroup,
  members: ({ group }: { group: Group }) => <MembersOfGroup group={group} />,
} satisfies Record<string, (props: { group: Group }) => ReactNode>
type Tab = keyof typeof tabs
const names = Object.keys(tabs) as Tab[]

/** A group: what it says of itself, and for its members what is in it. */
export function GroupScreen() {
  const { t } = useTranslation('groups')
  const { groupId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const query = useQuery(groupQuery(groupId))
  const tab = names.find((name) => name === search.get('tab')) ?? 'about'
  const Panel = tabs[tab]

  if (isProblem(query.error, 'GROUP_NOT_FOUND', 'VALIDATION_FAILED')) return <NoGroup />
  return (
    <Screen title={query.data?.name ?? t('one')} back={paths.groups}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {query.error && !query.data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data ? (
        <>
          <GroupHead group={query.data} />
          {isIn(query.data.role) ? (
            <Tabs<Tab>
              label={t('tabs.label')}
              tabs={names.map((value) => ({ value, name: t(`tabs.${value}`) }))}
              value={tab}
              onChange={(next) => setSearch(next === 'about' ? {} : { tab: next }, { replace: true })}
            >
              <Panel group={query.data} />
            </Tabs>
          ) : (
            <AboutGroup group={query.data} />
          )}
        </>
      ) : null}
    </Screen>
  )
}

/** Of a group that is gone, or that I may not see: nobody is told which. */
export function NoGroup() {
  const { t } = useTranslation('groups')
  return (
    <Screen title={t('one')} back={paths.groups}>
      <StatePanel
        scene="lost"
        title={t('gone.title')}
        action={<LinkButton to={paths.groups}>{t('gone.toGroups')}</LinkButton>}
      >
        <p>{t('gone.text')}</p>
      </StatePanel>
    </Screen>
  )
}
