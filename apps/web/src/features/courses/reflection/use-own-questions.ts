import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Fixed ids, so that answers find their questions again. */
const ids = {
  learnt: '0c0a5e00-0000-4000-8000-000000000001',
  surprised: '0c0a5e00-0000-4000-8000-000000000002',
  next: '0c0a5e00-0000-4000-8000-000000000003',
} as const

/** Default questions for a course that has none: a group with the course's own id. */
export function useOwnQuestions(courseId: string): CourseGuideGroup {
  const { t } = useTranslation('courses/reflection')
  return useMemo(
    () => ({
      id: courseId,
      title: t('own.title'),
      questions: [
        { id: ids.learnt, text: t('own.learnt') },
        { id: ids.surprised, text: t('own.surprised') },
        { id: ids.next, text: t('own.next') },
      ],
    }),
    [courseId, t],
  )
}
