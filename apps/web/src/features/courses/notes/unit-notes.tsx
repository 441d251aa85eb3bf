import type { CourseUnit } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { Suspense } from 'react'
import { withTexts } from '../../../i18n/with-texts.ts'
import { orNote } from '../../../routing/or-note.tsx'
import { useCurrentUser } from '../../profiles/index.ts'

/** Loaded after what one came for. */
const NotesAtUnit = orNote(
  withTexts(() => import('./notes-at-unit.tsx').then((module) => module.NotesAtUnit), 'courses/notes', 'errors'),
)

/** What whoever learns or teaches a course notes at a unit of it. */
export function UnitNotes({ course, unit }: { course: Course; unit: CourseUnit }) {
  const user = useCurrentUser()
  if (course.of !== 'published' || course.part === null || !user) return null
  return (
    <Suspense fallback={null}>
      <NotesAtUnit account={user.id} course={course} unit={unit} />
    </Suspense>
  )
}
