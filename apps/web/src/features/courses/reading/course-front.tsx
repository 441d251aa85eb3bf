import type { Course } from '@learntrail/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { orNote } from '../../../routing/or-note.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { courseAddresses } from '../addresses.ts'
import { learningQuery } from '../api/learning.ts'
import { JoinCourse } from '../learning/join-course.tsx'
import { LearningHead } from '../learning/learning-head.tsx'
import { CourseCover } from '../library/course-cover.tsx'
import { useCourseNames } from '../names.ts'
import { FinishedPart } from '../reflection/finished-part.tsx'
import { isTrialOffered, TrialButton } from '../trial/trial-ways.tsx'
import { CourseContents } from './course-contents.tsx'
import { CourseFacts } from './course-facts.tsx'
import css from './course-page.module.css'
import { CoursePart, CourseText } from './course-part.tsx'
import { CourseReadingContext } from './course-reading.ts'
import { CourseWays } from './course-ways.tsx'
import { GuideView } from './guide-view.tsx'
import { LecturerView } from './lecturer-view.tsx'
import { placesOf } from './places.rules.ts'

/** Below the course's description, and loaded after it. */
const CourseDiscussion = orNote(() =>
  import('../discussion/course-discussion.tsx').then((module) => module.CourseDiscussion),
)

/** The course's front page, before its first unit. */
export function CourseFront({ course }: { course: Course }) {
  const { t } = useTranslation('courses/reading')
  const names = useCourseNames()
  const reading = useContext(CourseReadingContext)
  const first = placesOf(course.chapters)[0]
  // The trial button already leads to the first unit.
  const isTried = isTrialOffered(course) && first?.unit.id === course.trialUnitId
  const banner = course.files.find(({ _id }) => _id === course.bannerId)?.file ?? null
  const isLearnt = course.of === 'published' && course.part === 'learner'
  const { data: learning } = useQuery({ ...learningQuery(course._id), enabled: isLearnt })
  const isComplete = learning?.progress.isComplete ?? false
  const rights = course.copyrightItems.filter(({ text }) => text.trim() !== '')
  return (
    <div className={css.front}>
      <div className={css.cover}>
        <CourseCover
          id={course._id}
          banner={banner}
          classifications={course.classifications}
          sizes="(max-width: 1199px) 100vw, 1000px"
          isUrgent
        />
      </div>
      <p className={css.courseName}>
        <WholeWords>{names.course(course.name)}</WholeWords>
      </p>
      {learning ? <LearningHead learning={learning} /> : null}
      {!isLearnt && course.edition && course.edition.number > 1 && course.edition.note ? (
        <div className={css.note}>
          <strong>{t('changed')}</strong>
          <span className={css.text}>{course.edition.note}</span>
        </div>
      ) : null}
      <div className={css.ways}>
        {course.of === 'published' ? <JoinCourse course={course} isComplete={isComplete} /> : null}
        {first && reading && course.part !== 'learner' && !isTried ? (
          <LinkButton
            look={course.of === 'published' && course.part === null ? 'soft' : 'primary'}
            to={reading.addressOf(first.unit.id)}
            iconAfter="right"
          >
            {t('begin')}
          </LinkButton>
        ) : null}
        <TrialButton course={course} />
        {course.of === 'published' ? <CourseWays course={course} /> : null}
      </div>
      {isComplete ? <FinishedPart courseId={course._id} /> : null}
      <div className={css.columns}>
        <div className={css.main}>
          <CourseText name={t('introduction')} text={course.introduction} />
          <CourseText name={t('objective')} text={course.objective} />
          <CoursePart name={t('contents')}>
            <CourseContents course={course} />
          </CoursePart>
          {course.customFieldList.map(({ id, title, content }) => (
            <CourseText key={id} name={title.trim() || t('field')} text={content} />
          ))}
          {course.guide.length > 0 ? (
            <CoursePart name={t('guide')}>
              <p className={css.quiet}>{t('guideNote')}</p>
              <GuideView guide={course.guide} />
              {course.of === 'published' && course.part === 'learner' ? (
                <LinkButton look="soft" icon="edit" to={courseAddresses.reflection(course._id)}>
                  {t('reflect')}
                </LinkButton>
              ) : null}
            </CoursePart>
          ) : null}
        </div>
        <div className={css.beside}>
          <CourseFacts course={course} />
          <CoursePart name={t('lecturers')}>
            {course.lecturers.map(({ person, part, card }) => (
              <LecturerView key={person.id} person={person} card={card} part={names.part(part)} />
            ))}
          </CoursePart>
          {course.copyright.trim() !== '' || rights.length > 0 ? (
            <CoursePart name={t('copyright')}>
              {course.copyright.trim() === '' ? null : <div className={css.text}>{course.copyright}</div>}
              {rights.length > 0 ? (
                <ul className={css.rights}>
                  {rights.map(({ id, text }) => (
                    <li key={id}>{text}</li>
                  ))}
                </ul>
              ) : null}
            </CoursePart>
          ) : null}
        </div>
      </div>
      {course.of === 'published' ? (
        <Suspense fallback={null}>
          <CourseDiscussion course={course} />
        </Suspense>
      ) : null}
    </div>
  )
}
