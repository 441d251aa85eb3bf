import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { coursesOfQuery } from '../api/courses.ts'
import { CourseList } from './course-list.tsx'

/** The open courses of somebody else. */
export function CoursesOf({ personId }: { personId: string }) {
  const { t } = useTranslation('courses')
  return (
    <CourseList
      label={t('title')}
      query={useInfiniteQuery(coursesOfQuery(personId))}
      empty={<EmptyState title={t('empty.of')} />}
    />
  )
}
