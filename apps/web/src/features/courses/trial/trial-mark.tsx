import type { Course } from '@learntrail/contract/courses/courses'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'

/** Marks the trial unit in the contents, for everybody but learners. */
export function TrialMark({ course, unitId }: { course: Course; unitId: string }) {
  const isShown = course.of === 'published' && course.part !== 'learner' && course.trialUnitId === unitId
  return isShown ? <Mark /> : null
}

function Mark() {
  const { t } = useTranslation('courses/trial')
  return <Chip tone="spark">{t('mark')}</Chip>
}
