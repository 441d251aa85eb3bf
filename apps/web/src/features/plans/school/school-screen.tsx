import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { OwnSchool } from '../../schools/index.ts'
import { schoolPlansQuery } from './api/school-plans.ts'
import { SettingsForm } from './settings-form.tsx'

/** A school's requirements for plans and the look of its form, for school staff. */
export function SchoolScreen() {
  const { t } = useTranslation('plans/school')
  const { schoolId = '' } = useParams()
  return (
    <Screen title={t('title')} back={paths.ownSchool(schoolId)}>
      <OwnSchool schoolId={schoolId}>{() => <Loaded key={schoolId} schoolId={schoolId} />}</OwnSchool>
    </Screen>
  )
}

function Loaded({ schoolId }: { schoolId: string }) {
  const { data, error, refetch, isFetching } = useQuery({ ...schoolPlansQuery(schoolId), refetchOnWindowFocus: false })
  if (data) return <SettingsForm schoolId={schoolId} loaded={data} />
  return error ? <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : <FormSkeleton />
}
