import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { ManagedGroup, TakeList } from '../../groups/index.ts'
import { groupPointsQuery } from '../api/points.ts'
import { LeaderboardSwitch } from '../leaderboard/leaderboard-switch.tsx'
import { Archives } from './archives.tsx'
import { Figures } from './figures.tsx'
import { GoalOfGroup } from './goal-of-group.tsx'
import css from './group-points.module.css'
import { HoldersTable } from './holders-table.tsx'
import { ResetDialog, type ResetKind } from './reset-dialog.tsx'

/** All members' points, for the group's administrators. */
export function GroupPointsScreen() {
  const { t } = useTranslation('points/manage')
  return (
    <ManagedGroup title={t('title')} help="points">
      {(group) => <GroupPoints group={group} />}
    </ManagedGroup>
  )
}

function GroupPoints({ group }: { group: Group }) {
  const { t } = useTranslation('points/manage')
  const query = useQuery(groupPointsQuery(group.id))
  const [resetting, setResetting] = useState<ResetKind | null>(null)
  const points = query.data
  if (!points) return <WaitingLines query={query} lines={6} />
  const canReset = points.canReset && !points.isArchived
  return (
    <div className={css.parts}>
      <div className={css.acts}>
        {points.isArchived ? null : (
          <LinkButton to={paths.issuePoints(group.id)} icon="spark">
            {t('issue')}
          </LinkButton>
        )}
        {canReset ? (
          <ActionMenu
            label={t('more')}
            actions={(['points', 'records'] as const).map((kind) => ({
              label: t(`reset.${kind}.way`),
              icon: kind === 'points' ? 'undo' : 'remove',
              isDangerous: true,
              run: () => setResetting(kind),
            }))}
          />
        ) : null}
      </div>
      <Figures points={points} />
      <GoalOfGroup groupId={group.id} points={points} />
      <LeaderboardSwitch group={group} />
      <div className={css.titled}>
        <h2>{t('members.title')}</h2>
        {points.members.length === 0 ? null : <TakeList address={`/api/v2/group-point/${group.id}/table`} />}
      </div>
      {points.members.length === 0 ? (
        <EmptyState
          title={t('members.none')}
          action={<LinkButton to={paths.groupMembers(group.id)}>{t('members.toMembers')}</LinkButton>}
        >
          <p>{t('members.noneText')}</p>
        </EmptyState>
      ) : (
        <HoldersTable groupId={group.id} holders={points.members} />
      )}
      {points.archives.length === 0 ? null : <Archives groupId={group.id} archives={points.archives} />}
      {resetting ? (
        <ResetDialog group={group} kind={resetting} given={points.given} onClose={() => setResetting(null)} />
      ) : null}
    </div>
  )
}
