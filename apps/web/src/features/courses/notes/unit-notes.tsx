import type { CourseUnit } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { Suspense } from 'react'
import { withTexts } from '../../../i18n/with-texts.ts'
import { orNote } from '../../../routing/or-note.tsx'
import { useCurrentUser } from '../../profiles/index.ts'

/** Loads after the unit itself. */
const NotesAtUnit = orNote(
  withTexts(() => import('./notes-at-unit.tsx').then((module) => module.NotesAtUnit), 'courses/notes', 'errors'),
)

/** A learner's or teacher's notes at a unit of a course. */
export function UnitNotes({ course, unit }: { course: Course; unit: CourseUnit }) {
  const user = useCurrentUser()
  if (course.of !== 'published' || course.part === null || !user) return null
  return (
    <Suspense fallback={null}>
      <NotesAtUnit account={user.id} course={course} unit={unit} />
    </Suspense>
  )
}
