import type { Course } from '@learntrail/contract/courses/courses'
import { courseDocuments, courseSchema } from '@learntrail/contract/courses/facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSharedDocument, useSharedView } from '../../../documents/index.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { courseAddresses } from '../addresses.ts'
import { courseQuery, coursesKey } from '../api/courses.ts'
import { placeOf } from './addresses.ts'
import { Editor } from './editor.tsx'
import { createCourseUploads } from './uploads/course-uploads.ts'

/** Screen for writing a course. Everything typed is in shared documents. */
export function EditScreen() {
  const { courseId = '' } = useParams()
  return <Opened key={courseId} id={courseId} />
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation('courses/editing')
  const { data: course, error, refetch } = useQuery(courseQuery(id, 'draft'))
  const me = useCurrentUser()
  if (course && me) return <Writing course={course} accountId={me.id} />
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen title={isGone ? t('lost.title') : t('title')} back={courseAddresses.manage}>
      {error === null ? <FormSkeleton /> : null}
      {isGone ? (
        <LostState title={t('lost.title')} text={t('lost.text')} to={courseAddresses.manage} way={t('lost.way')} />
      ) : null}
      {error !== null && !isGone ? <FailedState error={error} onRetry={() => refetch()} /> : null}
    </Screen>
  )
}

function Writing({ course, accountId }: { course: Course; accountId: string }) {
  const schema = courseSchema
  const shared = useSharedDocument({ kind: courseDocuments.structure, thingId: course._id, accountId, schema })
  const { isReady, problem } = useSharedView(shared, accountId)
  const queryClient = useQueryClient()
  const [uploads] = useState(() =>
    createCourseUploads({
      courseId: course._id,
      account: accountId,
      onChanged: () => void queryClient.invalidateQueries({ queryKey: coursesKey }),
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with the files as they were when the page opened
  useEffect(() => {
    void uploads.start(course.files)
    return uploads.stop
  }, [uploads])
  const { pathname, search } = useLocation()
  const place = pathname.endsWith('/guide') ? { part: 'guide' as const } : placeOf(new URLSearchParams(search))
  if (shared && isReady)
    return <Editor course={course} accountId={accountId} shared={shared} uploads={uploads} place={place} />
  return problem === null ? <Waiting /> : <Waiting why={sentenceOf(problem)} />
}

function Waiting({ why }: { why?: string }) {
  const { t } = useTranslation('courses/editing')
  return (
    <Screen title={t('title')} back={courseAddresses.manage}>
      {why ? <p role="alert">{why}</p> : <FormSkeleton />}
    </Screen>
  )
}
