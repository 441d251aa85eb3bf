import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { courseAddresses } from '../addresses.ts'
import { courseQuery } from '../api/courses.ts'
import { notesQuery } from '../api/notes.ts'
import { AllNotes } from './all-notes.tsx'

/** All of a person's notes in a course, by unit. */
export function NotesScreen() {
  const { t } = useTranslation(['courses/notes', 'courses/reading'])
  const { courseId = '' } = useParams()
  const user = useCurrentUser()
  const course = useQuery(courseQuery(courseId, 'published'))
  const notes = useQuery(notesQuery(courseId))
  const error = course.error ?? notes.error
  if (isProblem(error, 'COURSE_NOT_JOINED', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_PUBLISHED'))
    return <Navigate to={courseAddresses.course(courseId)} replace />
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  const retry = () => void Promise.all([course.refetch(), notes.refetch()])
  return (
    <Screen title={isGone ? t('courses/reading:gone.title') : t('title')} back={courseAddresses.course(courseId)}>
      {isGone ? (
        <LostState
          title={t('courses/reading:gone.title')}
          text={t('courses/reading:gone.text')}
          to={courseAddresses.all}
          way={t('courses/reading:gone.way')}
        />
      ) : course.data && notes.data && user ? (
        <AllNotes key={courseId} account={user.id} course={course.data} />
      ) : error ? (
        <FailedState error={error} onRetry={retry} isRetrying={course.isFetching || notes.isFetching} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  )
}
