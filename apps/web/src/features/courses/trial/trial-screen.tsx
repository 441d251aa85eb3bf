import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { courseAddresses } from '../addresses.ts'
import { trialQuery } from '../api/trial.ts'
import { TrialPage } from './trial-page.tsx'

/** Screen of the unit that everybody may try. */
export function TrialScreen() {
  const { t } = useTranslation(['courses/trial', 'courses/reading'])
  const { courseId = '' } = useParams()
  const query = useQuery(trialQuery(courseId))
  const { data: trial, error } = query
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  const name = trial?.unit.name.trim() || t('courses/reading:untitledUnit')
  return (
    <Screen
      title={isGone ? t('gone.title') : trial ? t('of', { unit: name }) : t('title')}
      back={courseAddresses.course(courseId)}
    >
      {isGone ? (
        <LostState
          title={t('gone.title')}
          text={t('gone.text')}
          to={courseAddresses.course(courseId)}
          way={t('gone.way')}
        />
      ) : trial ? (
        <TrialPage trial={trial} name={name} />
      ) : error ? (
        <FailedState error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  )
}
