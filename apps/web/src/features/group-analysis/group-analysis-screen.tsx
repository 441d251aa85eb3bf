import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { ManagedGroup } from '../groups/index.ts'
import { GroupFigures } from './group-figures.tsx'
import { OwnFigures } from './own-figures.tsx'
import { PeriodChoice, usePeriod } from './period-choice.tsx'

/** Activity in a group: all of it for administrators, a member's own beside the others' average for members. */
export function GroupAnalysisScreen() {
  const { t } = useTranslation('group-analysis')
  const [search] = useSearchParams()
  const period = usePeriod()
  const groupId = search.get('group')
  // The group is chosen in the list of groups.
  if (groupId === null) return <Navigate to={paths.groups} replace />
  return (
    <ManagedGroup title={t('title')} groupId={groupId} isFor="members" help="groupInside">
      {(group) => (
        <>
          <PeriodChoice period={period} />
          {group.can.manage ? (
            <GroupFigures group={group} period={period} />
          ) : (
            <OwnFigures group={group} period={period} />
          )}
        </>
      )}
    </ManagedGroup>
  )
}
