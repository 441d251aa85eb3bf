import type { Learning } from '@learntrail/contract/courses/learning'
import type { Reflections } from '@learntrail/contract/courses/reflections'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { courseAddresses } from '../addresses.ts'
import { learningQuery } from '../api/learning.ts'
import { reflectionsQuery } from '../api/reflections.ts'
import { useCourseNames } from '../names.ts'
import css from './reflection.module.css'
import { ReflectionGroup } from './reflection-group.tsx'
import { useOwnQuestions } from './use-own-questions.ts'
import { groupsOf } from './writing.rules.ts'

/** A learner's answers to a course's questions, and making records of them. */
export function ReflectionScreen() {
  const { t } = useTranslation(['courses/reflection', 'courses/reading'])
  const names = useCourseNames()
  const { courseId = '' } = useParams()
  const user = useCurrentUser()
  const learning = useQuery(learningQuery(courseId))
  const written = useQuery(reflectionsQuery(courseId))
  // Only the first answer; the sessions of the groups handle later ones.
  const [opened, setOpened] = useState<Reflections>()
  if (written.data && !written.isFetching && opened === undefined) setOpened(written.data)
  const error = learning.error ?? written.error
  if (isProblem(error, 'COURSE_NOT_JOINED', 'COURSE_PASSWORD_NEEDED'))
    return <Navigate to={courseAddresses.course(courseId)} replace />
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  const retry = () => void Promise.all([learning.refetch(), written.refetch()])
  return (
    <Screen
      title={isGone ? t('courses/reading:gone.title') : t('title')}
      lead={learning.data ? t('of', { name: names.course(learning.data.course.name) }) : undefined}
      back={courseAddresses.course(courseId)}
    >
      {isGone ? (
        <LostState
          title={t('courses/reading:gone.title')}
          text={t('courses/reading:gone.text')}
          to={courseAddresses.all}
          way={t('courses/reading:gone.way')}
        />
      ) : learning.data && opened && user ? (
        <Groups
          key={courseId}
          account={user.id}
          learning={learning.data}
          opened={opened}
          records={(written.data ?? opened).records}
        />
      ) : error ? (
        <FailedState error={error} onRetry={retry} isRetrying={learning.isFetching || written.isFetching} />
      ) : (
        <FormSkeleton />
      )}
    </Screen>
  )
}

interface GroupsProps {
  account: string
  learning: Learning
  opened: Reflections
  records: Reflections['records']
}

function Groups({ account, learning: { course, finishedAt }, opened, records }: GroupsProps) {
  const { t } = useTranslation('courses/reflection')
  const own = useOwnQuestions(course._id)
  const asked = groupsOf(course.guide, opened.items)
  const isAlone = !asked.some(({ questions }) => questions.length > 0)
  const groups = isAlone ? [own, ...asked.filter(({ id }) => id !== own.id)] : asked
  return (
    <div className={css.groups}>
      <p className={css.lead}>{t('lead')}</p>
      {groups.map((group) => (
        <ReflectionGroup
          key={group.id}
          account={account}
          course={course}
          isFinished={finishedAt !== null}
          group={group.id === own.id ? own : group}
          opened={opened.items.find(({ groupId }) => groupId === group.id) ?? null}
          records={records.filter(({ groupId }) => groupId === group.id)}
        />
      ))}
    </div>
  )
}
