import type { CoursePart } from '@learntrail/contract/courses/facts'
import type { Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import * as courses from '../courses.repository.ts'

/** What the person is who teaches a course. To whoever does not, its teaching is not there. */
export async function reachTaught(db: Queryable, personId: string, courseId: string): Promise<CoursePart> {
  const part = await courses.findPart(db, personId, courseId)
  if (part === null || part === 'learner') refuse('COURSE_NOT_FOUND')
  return part
}

/** The same for what its writers do. Whoever is only named in it reads it. */
export async function reachWritten(db: Queryable, personId: string, courseId: string): Promise<void> {
  if (!courses.writes(await courses.findPart(db, personId, courseId))) refuse('COURSE_NOT_FOUND')
}

/** The same for what its owner alone does. */
export async function reachOwned(db: Queryable, personId: string, courseId: string): Promise<void> {
  if ((await reachTaught(db, personId, courseId)) !== 'owner') refuse('NO_PERMISSION')
}
