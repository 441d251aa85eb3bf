import type { LearnerRecord } from '@learntrail/contract/courses/learners'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../../api/problem.ts'
import { paths } from '../../../../paths.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { formatDay } from '../../../../ui/dates.ts'
import { useNameOf } from '../../../../ui/known-people.ts'
import { PersonFace } from '../../../../ui/person-link.tsx'
import { Screen } from '../../../../ui/screen/screen.tsx'
import { LostState } from '../../../../ui/states/lost-state.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { Track } from '../../../../ui/track.tsx'
import { WholeFacts } from '../../../../ui/whole-facts.tsx'
import { courseAddresses } from '../../addresses.ts'
import { courseQuery } from '../../api/courses.ts'
import { learnerQuery } from '../../api/learners.ts'
import { KnownLearners } from '../known-learners.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import css from './learner.module.css'
import { LearnerUnits } from './learner-units.tsx'

/** For teachers: one learner's progress in each unit, and what they watched of the films. */
export function LearnerScreen() {
  const { t } = useTranslation('courses/learners')
  const { courseId = '', personId = '' } = useParams()
  const query = useQuery(learnerQuery(courseId, personId))
  const { data: learner, error } = query
  const back = courseAddresses.learners(courseId)
  if (isProblem(error, 'COURSE_NOT_FOUND', 'COURSE_LEARNER_NOT_FOUND', 'VALIDATION_FAILED'))
    return (
      <Screen title={t('one.gone.title')} back={back} width="wide">
        <LostState title={t('one.gone.title')} text={t('one.gone.text')} to={back} way={t('one.gone.way')} />
      </Screen>
    )
  if (learner === undefined)
    return (
      <Screen title={t('title')} back={back} width="wide">
        <WaitingLines query={query} lines={6} />
      </Screen>
    )
  return (
    <KnownLearners learners={[learner]}>
      <Learner courseId={courseId} learner={learner} />
    </KnownLearners>
  )
}

function Learner({ courseId, learner }: { courseId: string; learner: LearnerRecord }) {
  const { t } = useTranslation('courses/learners')
  const course = useQuery(courseQuery(courseId, 'published')).data
  const [isTelling, setTelling] = useState(false)
  const { person, known, progress, joinedAt, learntAt, finishedAt, isSilent } = learner
  const { percent, completeCount: complete, unitCount: count, isComplete } = progress
  const facts = [
    t('one.joined', { day: formatDay(joinedAt) }),
    learntAt ? t('one.learnt', { day: formatDay(learntAt) }) : t('notYet'),
    finishedAt && t('one.finished', { day: formatDay(finishedAt) }),
    isSilent && t('silent'),
  ]
  const knownAs = known && [
    known.memberNumber && t('one.seat', { group: known.group, number: known.memberNumber }),
    known.studentNumber && t('one.student', { number: known.studentNumber }),
  ]
  return (
    <Screen title={useNameOf()(person)} back={courseAddresses.learners(courseId)} width="wide">
      <div className={css.screen}>
        <Card as="section" className={css.head} aria-label={t('columns.progress')}>
          <PersonFace person={person} size={52} />
          <div className={css.words}>
            {knownAs ? (
              <p className={css.facts}>
                <WholeFacts facts={knownAs} />
              </p>
            ) : null}
            <p>
              <strong>{isComplete ? t('complete') : t('progress', { percent, complete, count })}</strong>
            </p>
            <Track share={isComplete ? 1 : percent / 100} />
            <p className={css.facts}>
              <WholeFacts facts={facts} />
            </p>
          </div>
          <div className={css.ways}>
            <Button look="soft" icon="send" onClick={() => setTelling(true)}>
              {t('message.do')}
            </Button>
            <LinkButton look="quiet" icon="account" to={paths.person(person.id)}>
              {t('one.person')}
            </LinkButton>
          </div>
        </Card>
        {course ? <LearnerUnits learner={learner} chapters={course.chapters} /> : null}
      </div>
      {isTelling ? (
        <MessageDialog
          courseId={courseId}
          count={1}
          to={{ personIds: [person.id] }}
          onClose={() => setTelling(false)}
          onTold={() => undefined}
        />
      ) : null}
    </Screen>
  )
}
