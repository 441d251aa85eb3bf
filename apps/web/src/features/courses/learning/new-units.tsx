import type { Learning } from '@learntrail/contract/courses/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { learningQuery } from '../api/learning.ts'
import { LearningContext } from './learning-context.ts'

/** Removes a unit from the new ones once it is open. */
export function useOpenedUnit(courseId: string, unitId: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    queryClient.setQueryData(
      learningQuery(courseId).queryKey,
      (before: Learning | undefined) =>
        before && { ...before, newUnitIds: before.newUnitIds.filter((id) => id !== unitId) },
    )
  }, [queryClient, courseId, unitId])
}

/** Marks a unit that was added after the learner joined and has not been opened. */
export function NewMark({ unitId }: { unitId: string }) {
  const { t } = useTranslation('courses/learning')
  const isNew = useContext(LearningContext)?.newUnitIds.includes(unitId) ?? false
  return isNew ? <Chip tone="spark">{t('unitNew')}</Chip> : null
}
