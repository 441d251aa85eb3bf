import type { Group } from '@learntrail/contract/groups/group'
import { pointLimits } from '@learntrail/contract/points/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { ManagedGroup } from '../../groups/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { groupPointsQuery, issuePoints, pointsKey } from '../api/points.ts'
import { shownNumber } from '../shown-number.ts'
import { type Issued, IssueForm } from './issue-form.tsx'
import { IssuedCard } from './issued.tsx'
import { Without } from './without.tsx'

const quick = [1, 2, 5, 10]

/** Gives points to members, for a group's administrators. */
export function IssueScreen() {
  const { t } = useTranslation('points/issue')
  return (
    <ManagedGroup title={t('title')} help="points" isWriting>
      {(group) => <Issue group={group} />}
    </ManagedGroup>
  )
}

function Issue({ group }: { group: Group }) {
  const { t } = useTranslation('points/issue')
  const accountId = useCurrentUser()?.id
  const [search] = useSearchParams()
  const query = useQuery(groupPointsQuery(group.id))
  const [done, setDone] = useState<Issued | null>(null)
  const points = query.data
  if (done)
    return (
      <IssuedCard
        issued={done}
        text={t('done.text', {
          total: shownNumber(done.people * done.points),
          remaining: shownNumber(done.remaining),
        })}
        way={<LinkButton to={paths.groupPoints(group.id)}>{t('done.back')}</LinkButton>}
        onAgain={() => setDone(null)}
      />
    )
  if (!points || accountId === undefined) return <WaitingLines query={query} lines={6} />
  if (points.members.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        action={<LinkButton to={paths.groupMembers(group.id)}>{t('empty.toMembers')}</LinkButton>}
      >
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  const unable = points.members.filter(({ canReceive }) => !canReceive)
  return (
    <IssueForm
      kind="points"
      accountId={accountId}
      groupId={group.id}
      remaining={points.remaining}
      limits={pointLimits}
      quick={quick}
      members={points.members.filter(({ canReceive }) => canReceive)}
      without={
        <Without title={t('without.title', { count: unable.length })} text={t('without.text')} members={unable} />
      }
      words={{ title: t('title'), give: t('give'), tooMany: (sum) => t('sum.tooMany', sum) }}
      to={search.get('to')}
      issue={(body) => issuePoints(group.id, body)}
      changes={pointsKey}
      onDone={setDone}
    />
  )
}
