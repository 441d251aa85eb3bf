import type { Course } from '@learntrail/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useIsWide } from '../../../ui/screen/use-is-wide.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { unitQuery } from '../api/courses.ts'
import { UnitDiscussion } from '../discussion/unit-discussion.tsx'
import { OpenedText } from '../learning/opened-text.tsx'
import { CopyLearnLink } from '../linked/copy-learn-link.tsx'
import { UnitNotes } from '../notes/unit-notes.tsx'
import { UnitWords } from '../pictures/unit-words.tsx'
import { CourseContents } from './course-contents.tsx'
import { CourseReadingContext } from './course-reading.ts'
import { aroundUnit } from './places.rules.ts'
import css from './unit-page.module.css'
import { UnitResources } from './unit-resources.tsx'
import { UnitSteps } from './unit-steps.tsx'

/** Width in pixels from which the unit has a column beside it; same as in the styles. */
const withAside = 860

/** A unit as a page: its text, its resources and the way on. */
export function UnitPage({ course, unitId }: { course: Course; unitId: string }) {
  const { t } = useTranslation('courses/reading')
  const reading = useContext(CourseReadingContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const contents = useRef<HTMLElement>(null)
  const isWide = useIsWide(columns, withAside)
  const around = aroundUnit(course.chapters, unitId)

  // Screen readers and keyboard users start at the top of the unit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another unit is shown
  useEffect(() => heading.current?.focus({ preventScroll: true }), [unitId])

  // Scrolls long contents to the current unit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another unit is shown
  useEffect(() => {
    const shown = contents.current
    const at = shown?.querySelector<HTMLElement>('[aria-current]')
    if (shown && at && shown.scrollHeight > shown.clientHeight) shown.scrollTop = at.offsetTop - shown.clientHeight / 2
  }, [unitId, isWide])

  if (around === null) {
    return (
      <LostState
        title={t('lostUnit.title')}
        text={t('lostUnit.text')}
        to={reading?.addressOf(null) ?? ''}
        way={t('lostUnit.way')}
      />
    )
  }
  const { chapter, unit, number, chapterNumber } = around.place
  const notes = <UnitNotes key={`notes ${unit.id}`} course={course} unit={unit} />
  return (
    <div ref={columns} className={css.columns}>
      <article className={css.unit} aria-labelledby="unit-name">
        <p className={css.place}>
          <Link to={reading?.addressOf(null) ?? ''}>{t('toCourse')}</Link>
          <span>{t('placeOf', { number, count: around.count })}</span>
        </p>
        <div>
          <p className={css.chapter}>
            {t('chapter', { number: chapterNumber })} {chapter.name}
          </p>
          <h2 id="unit-name" ref={heading} tabIndex={-1} className={css.name}>
            <WholeWords>{unit.name.trim() || t('untitledUnit')}</WholeWords>
          </h2>
        </div>
        {course.unitsWithText.includes(unit.id) ? <UnitText course={course} unitId={unit.id} /> : null}
        <UnitResources files={course.files} unit={unit} />
        {!course.unitsWithText.includes(unit.id) && unit.resources.length === 0 ? (
          <p className={css.quiet}>{t('emptyUnit')}</p>
        ) : null}
        {isWide ? null : notes}
        {course.of === 'published' ? (
          <div>
            <CopyLearnLink courseId={course._id} unitId={unit.id} />
          </div>
        ) : null}
        <UnitSteps around={around} />
        <UnitDiscussion key={unit.id} course={course} unitId={unit.id} />
      </article>
      <div className={css.beside}>
        <nav ref={contents} className={css.contents} aria-label={t('contents')}>
          <CourseContents course={course} at={unit.id} />
        </nav>
        {isWide ? notes : null}
      </div>
    </div>
  )
}

function UnitText({ course, unitId }: { course: Course; unitId: string }) {
  const { t } = useTranslation('courses/reading')
  const query = useQuery(unitQuery(course._id, unitId, course.of))
  if (query.data)
    return (
      <>
        <OpenedText unitId={unitId} />
        <UnitWords text={query.data.text} files={course.files} />
      </>
    )
  if (isProblem(query.error, 'COURSE_UNIT_NOT_FOUND')) return <p className={css.quiet}>{t('lostUnit.text')}</p>
  if (query.error) {
    return <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  return (
    <Loading>
      <SkeletonLines lines={6} />
    </Loading>
  )
}
