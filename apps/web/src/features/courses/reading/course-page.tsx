import { useMemo } from 'react'
import { CourseFront } from './course-front.tsx'
import css from './course-page.module.css'
import { type CourseReading, CourseReadingContext } from './course-reading.ts'
import { UnitPage } from './unit-page.tsx'

interface CoursePageProps extends CourseReading {
  /** The unit shown; null for the front page. */
  unitId: string | null
}

/** A course as learners read it. */
export function CoursePage({ course, addressOf, unitId }: CoursePageProps) {
  const reading = useMemo(() => ({ course, addressOf }), [course, addressOf])
  return (
    <CourseReadingContext value={reading}>
      <div className={css.page}>
        {unitId === null ? <CourseFront course={course} /> : <UnitPage course={course} unitId={unitId} />}
      </div>
    </CourseReadingContext>
  )
}
