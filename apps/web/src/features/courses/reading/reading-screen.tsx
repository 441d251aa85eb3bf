import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { courseAddresses } from '../addresses.ts'
import { courseQuery } from '../api/courses.ts'
import { useCourseNames } from '../names.ts'
import css from './course-page.module.css'
import { CoursePage } from './course-page.tsx'
import { PasswordEntry } from './password-entry.tsx'
import { aroundUnit } from './places.rules.ts'

/** A published course: its front page and its units. */
export function ReadingScreen() {
  const { t } = useTranslation(['courses/reading', 'courses'])
  const names = useCourseNames()
  const { courseId = '' } = useParams()
  const [address] = useSearchParams()
  const unitId = address.get('unit')
  const query = useQuery(courseQuery(courseId, 'published'))
  const { data: course, error } = query
  const addressOf = useCallback(
    (id: string | null) => (id === null ? courseAddresses.course(courseId) : courseAddresses.unit(courseId, id)),
    [courseId],
  )
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  const isLocked = isProblem(error, 'COURSE_PASSWORD_NEEDED')
  const isUnpublished = isProblem(error, 'COURSE_NOT_PUBLISHED')
  const unit = course && unitId ? aroundUnit(course.chapters, unitId)?.place.unit.name : undefined
  const title = isGone
    ? t('gone.title')
    : isLocked
      ? t('password.title')
      : course
        ? unit?.trim() || names.course(course.name)
        : t('courses:title')

  return (
    <Screen title={title} back={unitId ? addressOf(null) : courseAddresses.all} width="wide">
      {isGone ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={courseAddresses.all} way={t('gone.way')} />
      ) : isLocked ? (
        <PasswordEntry courseId={courseId} />
      ) : isUnpublished ? (
        <EmptyState
          title={t('unpublished.title')}
          action={<LinkButton to={courseAddresses.preview(courseId)}>{t('unpublished.way')}</LinkButton>}
        >
          <p>{t('unpublished.text')}</p>
        </EmptyState>
      ) : course ? (
        <div className={css.front}>
          {course.status === 'removed' ? <FormAlert tone="honey">{t('removed')}</FormAlert> : null}
          <CoursePage course={course} addressOf={addressOf} unitId={unitId} />
        </div>
      ) : error ? (
        <FailedState error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  )
}
