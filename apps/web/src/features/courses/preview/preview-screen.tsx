import type { Course } from '@learntrail/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { courseAddresses } from '../addresses.ts'
import { courseQuery } from '../api/courses.ts'
import { useCourseNames } from '../names.ts'
import { CoursePage } from '../reading/course-page.tsx'
import { PasswordEntry } from '../reading/password-entry.tsx'
import css from './preview.module.css'

const views = ['learner', 'stranger', 'telephone'] as const
type View = (typeof views)[number]

/** The draft of a course, as its learners would see it. */
export function PreviewScreen() {
  const { t } = useTranslation('courses/preview')
  const names = useCourseNames()
  const { courseId = '' } = useParams()
  const query = useQuery(courseQuery(courseId, 'draft'))
  const isGone = isProblem(query.error, 'COURSE_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED', 'COURSE_PASSWORD_NEEDED')
  const title = query.data ? t('titleOf', { name: names.course(query.data.name) }) : t('title')
  return (
    <Screen
      title={isGone ? t('gone.title') : title}
      back={courseAddresses.manage}
      width="wide"
      toolbar={
        query.data?.can.edit ? (
          <LinkButton look="soft" size="s" icon="edit" to={courseAddresses.edit(courseId)}>
            {t('edit')}
          </LinkButton>
        ) : null
      }
    >
      {isGone ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={courseAddresses.manage} way={t('gone.way')} />
      ) : query.data ? (
        <Preview course={query.data} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  )
}

function Preview({ course }: { course: Course }) {
  const { t } = useTranslation('courses/preview')
  const [address, setAddress] = useSearchParams()
  const view = views.find((one) => one === address.get('as')) ?? 'learner'
  const unitId = address.get('unit')
  const addressOf = useCallback(
    (unit: string | null) => {
      const query = new URLSearchParams({ ...(view !== 'learner' && { as: view }), ...(unit !== null && { unit }) })
      return `${courseAddresses.preview(course._id)}${query.size > 0 ? `?${query}` : ''}`
    },
    [course._id, view],
  )
  const page = <CoursePage course={course} addressOf={addressOf} unitId={unitId} />
  return (
    <Tabs<View>
      label={t('views.label')}
      tabs={views.map((value) => ({ value, name: t(`views.${value}`) }))}
      value={view}
      onChange={(next) =>
        setAddress({ ...(next !== 'learner' && { as: next }), ...(unitId && { unit: unitId }) }, { replace: true })
      }
    >
      <p className={css.note}>{t(view === 'stranger' && course.isPrivate ? 'notes.locked' : `notes.${view}`)}</p>
      {view === 'stranger' && course.isPrivate ? (
        <PasswordEntry courseId={course._id} isShown />
      ) : view === 'telephone' ? (
        <section className={css.telephone} aria-label={t('views.telephone')}>
          {page}
        </section>
      ) : (
        page
      )}
    </Tabs>
  )
}
