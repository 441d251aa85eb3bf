import type { Course } from '@learntrail/contract/courses/courses'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'

/** Beside the unit in the contents; whoever teaches the course sees it as well, whoever learns it needs it no more. */
export function TrialMark({ course, unitId }: { course: Course; unitId: string }) {
  const isShown = course.of === 'published' && course.part !== 'learner' && course.trialUnitId === unitId
  return isShown ? <Mark /> : null
}

function Mark() {
  const { t } = useTranslation('courses/trial')
  return <Chip tone="spark">{t('mark')}</Chip>
}
