import type { Group } from '@learntrail/contract/groups/group'
import { rewardLimits } from '@learntrail/contract/rewards/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { GroupChoices, ManagedGroup } from '../../groups/index.ts'
import { type Issued, IssuedCard, IssueForm, shownNumber, Without } from '../../points/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { groupRewardsQuery, issueReward, rewardsKey } from '../api/rewards.ts'
import { GivenRewards } from './given-rewards.tsx'
import css from './issue-reward.module.css'

const quick = [5, 10, 20, 50]

/** Gives reward points to members of the group in the address, or of one chosen here. */
export function IssueRewardScreen() {
  const { t } = useTranslation('rewards/issue')
  const [search, setSearch] = useSearchParams()
  const groupId = search.get('group')
  if (groupId === null || groupId === '')
    return (
      <Screen title={t('title')} lead={t('choose')} back={paths.groups}>
        <Card>
          <GroupChoices
            areLed
            limit={1}
            value={[]}
            onChange={([chosen]) => chosen !== undefined && setSearch({ group: chosen })}
          />
        </Card>
      </Screen>
    )
  return (
    <ManagedGroup key={groupId} title={t('title')} groupId={groupId} help="points" isWriting>
      {(group) => (
        <div className={css.parts}>
          <Issue group={group} />
          <GivenRewards groupId={group.id} />
        </div>
      )}
    </ManagedGroup>
  )
}

function Issue({ group }: { group: Group }) {
  const { t } = useTranslation('rewards/issue')
  const accountId = useCurrentUser()?.id
  const query = useQuery(groupRewardsQuery(group.id))
  const [search] = useSearchParams()
  const [done, setDone] = useState<Issued | null>(null)
  const rewards = query.data
  if (done)
    return (
      <IssuedCard
        issued={done}
        text={t('done', { total: shownNumber(done.people * done.points), remaining: shownNumber(done.remaining) })}
        way={<LinkButton to={paths.group(group.id)}>{t('toGroup')}</LinkButton>}
        onAgain={() => setDone(null)}
      />
    )
  if (!rewards || accountId === undefined) return <WaitingLines query={query} lines={6} />
  const { school, remaining, members } = rewards
  if (school === null) return <Nothing why="noSchool" way={paths.chooseRewardGroup} />
  if (remaining === null || remaining === 0)
    return <Nothing why="noBudget" school={school.name} way={paths.chooseRewardGroup} />
  if (members.length === 0) return <Nothing why="nobody" way={paths.groupMembers(group.id)} />
  const withoutPlan = members.filter(({ without }) => without === 'plan')
  const withoutGifts = members.filter(({ without }) => without === 'gifts')
  return (
    <>
      <p className={css.budget}>{t('budget', { school: school.name, remaining: shownNumber(remaining) })}</p>
      <IssueForm
        kind="rewards"
        accountId={accountId}
        groupId={group.id}
        remaining={remaining}
        limits={rewardLimits}
        quick={quick}
        members={members.filter(({ without }) => without === null)}
        without={
          <>
            <Without
              title={t('without.plan', { count: withoutPlan.length })}
              text={t('without.planText')}
              members={withoutPlan}
            />
            <Without
              title={t('without.gifts', { count: withoutGifts.length })}
              text={t('without.giftsText')}
              members={withoutGifts}
            />
          </>
        }
        words={{ title: t('title'), give: t('give'), tooMany: (sum) => t('tooMany', sum) }}
        to={search.get('to')}
        issue={(body) => issueReward(group.id, body)}
        changes={rewardsKey}
        onDone={setDone}
      />
    </>
  )
}

interface NothingProps {
  why: 'noSchool' | 'noBudget' | 'nobody'
  school?: string
  way: string
}

/** Why nothing can be given here, and what to do about it. */
function Nothing({ why, school = '', way }: NothingProps) {
  const { t } = useTranslation('rewards/issue')
  return (
    <EmptyState
      title={t(`nothing.${why}.title`, { school })}
      action={<LinkButton to={way}>{t(`nothing.${why}.way`)}</LinkButton>}
    >
      <p>{t(`nothing.${why}.text`)}</p>
    </EmptyState>
  )
}
