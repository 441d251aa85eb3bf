import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { courseAddresses } from '../addresses.ts'
import { courseQuery } from '../api/courses.ts'
import { overviewQuery } from '../api/learners.ts'
import { useCourseNames } from '../names.ts'
import { ClassChoice } from './class-choice.tsx'
import { LearnerList } from './learner-list.tsx'
import css from './learners.module.css'
import { Stops } from './stops/stops.tsx'
import { learnerViews, useLearnerSearch } from './use-learner-search.ts'
import { useNoteLook } from './use-note-look.ts'

/** For teachers: who learns a course, how far each is, and where they stop. */
export function LearnersScreen() {
  const { t } = useTranslation(['courses/learners', 'courses/reading'])
  const names = useCourseNames()
  const { courseId = '' } = useParams()
  const { view, search, ask } = useLearnerSearch()
  const { data: course, error: unread } = useQuery(courseQuery(courseId, 'published'))
  const query = useQuery(overviewQuery(courseId, search.groupId))
  const { data: overview, error } = query
  const noteLook = useNoteLook(courseId)
  useEffect(() => {
    if (overview !== undefined) noteLook()
  }, [overview, noteLook])
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'VALIDATION_FAILED')

  return (
    <Screen title={isGone ? t('courses/reading:gone.title') : t('title')} back={courseAddresses.manage} width="wide">
      {isGone ? (
        <LostState
          title={t('courses/reading:gone.title')}
          text={t('courses/reading:gone.text')}
          to={courseAddresses.manage}
          way={t('courses/reading:gone.way')}
        />
      ) : overview === undefined ? (
        <WaitingLines query={query} lines={6} />
      ) : (
        <div className={css.screen}>
          <div className={css.head}>
            <div>
              {course ? (
                <Link className={css.course} to={courseAddresses.course(courseId)}>
                  {names.course(course.name)}
                </Link>
              ) : null}
              <p className={css.note}>
                {t('private')}
                {overview.isPart ? t('part', { count: learnerLimits.reckoned }) : null}
              </p>
            </div>
            <LinkButton look="soft" icon="mail" to={courseAddresses.messages(courseId)}>
              {t('message.list')}
            </LinkButton>
          </div>
          {overview.counts.all === 0 && search.groupId === undefined ? (
            <Nobody courseId={courseId} isUnpublished={isProblem(unread, 'COURSE_NOT_PUBLISHED')} />
          ) : (
            <Tabs
              label={t('views.label')}
              tabs={learnerViews.map((value) => ({ value, name: t(`views.${value}`) }))}
              value={view}
              onChange={(next) => ask({ view: next === 'list' ? undefined : next })}
            >
              <ClassChoice groups={overview.groups} chosen={search.groupId} onChoose={(group) => ask({ group })} />
              {view === 'list' ? (
                <LearnerList courseId={courseId} search={search} counts={overview.counts} onAsk={ask} />
              ) : (
                <Stops courseId={courseId} groupId={search.groupId} overview={overview} course={course} />
              )}
            </Tabs>
          )}
        </div>
      )}
    </Screen>
  )
}

function Nobody({ courseId, isUnpublished }: { courseId: string; isUnpublished: boolean }) {
  const { t } = useTranslation('courses/learners')
  const why = isUnpublished ? 'unpublished' : 'nobody'
  const to = isUnpublished ? courseAddresses.check(courseId) : courseAddresses.course(courseId)
  return (
    <EmptyState title={t(`empty.${why}.title`)} action={<LinkButton to={to}>{t(`empty.${why}.way`)}</LinkButton>}>
      <p>{t(`empty.${why}.text`)}</p>
    </EmptyState>
  )
}
