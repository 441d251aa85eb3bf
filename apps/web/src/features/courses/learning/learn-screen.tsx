import type { Learning, LearningRecord } from '@learntrail/contract/courses/learning'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { courseAddresses } from '../addresses.ts'
import { learningQuery } from '../api/learning.ts'
import { useCourseNames } from '../names.ts'
import coursePage from '../reading/course-page.module.css'
import { CourseReadingContext } from '../reading/course-reading.ts'
import { aroundUnit } from '../reading/places.rules.ts'
import { UnitPage } from '../reading/unit-page.tsx'
import { FinishedPart } from '../reflection/finished-part.tsx'
import { unitToGoOn } from './go-on.rules.ts'
import { LearningContext } from './learning-context.ts'
import { LearningHead } from './learning-head.tsx'
import { useOpenedUnit } from './new-units.tsx'
import { FilmsInOrder } from './next-film/films-in-order.tsx'
import { NextFilmSwitch } from './next-film/next-film-switch.tsx'
import { useNextFilmChoice } from './next-film/use-next-film-choice.ts'
import { createWatching } from './watching.ts'

/** The learning screen of a course: continues where the learner was, and shows their progress. */
export function LearnScreen() {
  const { t } = useTranslation(['courses/reading', 'courses'])
  const names = useCourseNames()
  const { courseId = '' } = useParams()
  const [address] = useSearchParams()
  const unitId = address.get('unit')
  const user = useCurrentUser()
  const query = useQuery(learningQuery(courseId))
  const { data: learning, error } = query
  // The course's page offers joining, or asks for the password first.
  if (isProblem(error, 'COURSE_NOT_JOINED', 'COURSE_PASSWORD_NEEDED'))
    return <Navigate to={courseAddresses.course(courseId)} replace />
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  const unit = learning && unitId ? aroundUnit(learning.course.chapters, unitId)?.place.unit.name : undefined
  const title = isGone
    ? t('gone.title')
    : learning
      ? unit?.trim() || names.course(learning.course.name)
      : t('courses:title')
  return (
    <Screen title={title} back={courseAddresses.course(courseId)} width="wide">
      {isGone ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={courseAddresses.all} way={t('gone.way')} />
      ) : learning && user ? (
        <LearnCourse key={courseId} accountId={user.id} learning={learning} unitId={unitId} />
      ) : error ? (
        <FailedState error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  )
}

interface LearnCourseProps {
  accountId: string
  learning: Learning
  unitId: string | null
}

function LearnCourse({ accountId, learning, unitId }: LearnCourseProps) {
  const { t } = useTranslation('courses/learning')
  const { course } = learning
  const { _id: courseId } = course
  const queryClient = useQueryClient()
  const [watching] = useState(() =>
    createWatching({
      accountId,
      courseId,
      pieces: learning.pieces,
      onRecord: (record) =>
        queryClient.setQueryData(learningQuery(courseId).queryKey, (before) => before && withRecord(before, record)),
    }),
  )
  const nextFilm = useNextFilmChoice()
  const { isOnDevice } = useWatched(watching)
  useEffect(() => {
    watching.start()
    return watching.close
  }, [watching])
  useOpenedUnit(courseId, unitId)
  const isThere = unitId !== null && aroundUnit(course.chapters, unitId) !== null
  useEffect(() => {
    if (unitId !== null && isThere) watching.open(unitId)
  }, [watching, unitId, isThere])

  const addressOf = useCallback(
    (id: string | null) => (id === null ? courseAddresses.course(courseId) : courseAddresses.learn(courseId, id)),
    [courseId],
  )
  const reading = useMemo(() => ({ course, addressOf }), [course, addressOf])
  const here = useMemo(() => ({ record: learning, newUnitIds: learning.newUnitIds, watching }), [learning, watching])
  if (unitId === null) {
    const next = unitToGoOn(course.chapters, learning)
    return next === null ? (
      <Navigate to={courseAddresses.course(courseId)} replace />
    ) : (
      <Navigate to={addressOf(next)} replace />
    )
  }
  return (
    <CourseReadingContext value={reading}>
      <LearningContext value={here}>
        <div className={coursePage.page}>
          <LearningHead learning={learning}>
            <NextFilmSwitch chapters={course.chapters} choice={nextFilm} />
          </LearningHead>
          {isOnDevice ? <FormAlert tone="honey">{t('onDevice')}</FormAlert> : null}
          {learning.progress.isComplete ? <FinishedPart courseId={courseId} /> : null}
          <FilmsInOrder chapters={course.chapters} unitId={unitId} addressOf={addressOf} isWanted={nextFilm.isOn}>
            <UnitPage course={course} unitId={unitId} />
          </FilmsInOrder>
        </div>
      </LearningContext>
    </CourseReadingContext>
  )
}

/** Merges the answer to a report into the learning state, keeping pieces that it did not include. */
function withRecord(before: Learning, record: LearningRecord): Learning {
  const told = new Map(record.pieces.map((piece) => [piece.pieceId, piece]))
  return {
    ...before,
    ...record,
    pieces: before.pieces.map((piece) => told.get(piece.pieceId) ?? piece),
    knownEdition: before.course.edition?.number ?? before.knownEdition,
  }
}
