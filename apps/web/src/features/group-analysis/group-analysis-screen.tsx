import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { ManagedGroup } from '../groups/index.ts'
import { GroupFigures } from './group-figures.tsx'
import { OwnFigures } from './own-figures.tsx'
import { PeriodChoice, usePeriod } from './period-choice.tsx'

/** What is done in a group: all of it for those who lead it, for members their own beside the others. */
export function GroupAnalysisScreen() {
  const { t } = useTranslation('group-analysis')
  const [search] = useSearchParams()
  const period = usePeriod()
  const groupId = search.get('group')
  // Whose figures, one chooses at the group.
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
