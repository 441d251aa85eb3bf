import { isClass } from '@learntrail/contract/groups/roles'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ManagedGroup } from '../groups/index.ts'
import { ClassScores } from './class-scores.tsx'
import { OwnScoresOf } from './own/own-scores.tsx'

/** The scores of a class: all of them for its administrators, a pupil's own for a pupil. */
export function GradebookScreen() {
  const { t } = useTranslation('gradebook')
  return (
    <ManagedGroup title={t('title')} isFor="members" help="gradebook" width="wide">
      {(group) => {
        if (!isClass(group))
          return (
            <EmptyState title={t('notHere')}>
              <p>{t('notHereText')}</p>
            </EmptyState>
          )
        return group.can.manage ? <ClassScores group={group} /> : <OwnScoresOf group={group} />
      }}
    </ManagedGroup>
  )
}
