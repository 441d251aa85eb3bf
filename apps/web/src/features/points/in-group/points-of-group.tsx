import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { groupPointsQuery } from '../api/points.ts'
import { Figures } from '../manage/figures.tsx'
import { GoalOfGroup } from '../manage/goal-of-group.tsx'
import css from '../manage/group-points.module.css'
import { OwnPoints } from '../own/own-points.tsx'

/** A group's points: members see their own, administrators what there is to give. */
export function PointsOfGroup({ group }: { group: Group }) {
  return group.can.manage ? <ForAdministrators group={group} /> : <OwnPoints group={group} />
}

function ForAdministrators({ group }: { group: Group }) {
  const { t } = useTranslation('points/manage')
  const query = useQuery(groupPointsQuery(group.id))
  const points = query.data
  return (
    <div className={css.parts}>
      <div className={css.acts}>
        {group.archivedAt === null ? (
          <LinkButton to={paths.issuePoints(group.id)} icon="spark">
            {t('issue')}
          </LinkButton>
        ) : null}
        <WayButtons from="groupPoints" of={group.id} look="soft" hasIcons />
        <LinkButton to={paths.groupPoints(group.id)} look="line" icon="list">
          {t('whole')}
        </LinkButton>
        <LinkButton to={paths.leaderboard(group.id)} look="line" icon="chart">
          {t('leaderboard')}
        </LinkButton>
      </div>
      {points ? null : <WaitingLines query={query} lines={4} />}
      {points ? <Figures points={points} /> : null}
      {points ? <GoalOfGroup groupId={group.id} points={points} /> : null}
    </div>
  )
}
