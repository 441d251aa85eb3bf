import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { ManagedGroup } from '../../groups/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { groupPointsQuery } from '../api/points.ts'
import { shownNumber } from '../shown-number.ts'
import css from './issue.module.css'
import { type Issued, IssueForm } from './issue-form.tsx'

/** Gives members of a group points, for whoever administers it. */
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
  if (done) return <Done group={group} issued={done} onAgain={() => setDone(null)} />
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
  return <IssueForm {...{ accountId, group, points }} to={search.get('to')} onDone={setDone} />
}

interface DoneProps {
  group: Group
  issued: Issued
  onAgain: () => void
}

function Done({ group, issued: { people, points, reason, remaining }, onAgain }: DoneProps) {
  const { t } = useTranslation('points/issue')
  return (
    <Card className={css.done} role="status">
      <h2>{t('done.title', { people, points })}</h2>
      <p>{reason}</p>
      <p className={css.note}>
        {t('done.text', { total: shownNumber(people * points), remaining: shownNumber(remaining) })}
      </p>
      <div className={css.acts}>
        <LinkButton to={paths.groupPoints(group.id)}>{t('done.back')}</LinkButton>
        <Button look="line" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </Card>
  )
}
