import type { CoursePart } from '@learntrail/contract/courses/facts'
import type { Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import * as courses from '../courses.repository.ts'

/** Returns the person's part in teaching the course; refuses with COURSE_NOT_FOUND if they do not teach it. */
export async function reachTaught(db: Queryable, personId: string, courseId: string): Promise<CoursePart> {
  const part = await courses.findPart(db, personId, courseId)
  if (part === null || part === 'learner') refuse('COURSE_NOT_FOUND')
  return part
}

/** Same, for writers: COURSE_NOT_FOUND for a lecturer, who only reads the draft. */
export async function reachWritten(db: Queryable, personId: string, courseId: string): Promise<void> {
  if (!courses.writes(await courses.findPart(db, personId, courseId))) refuse('COURSE_NOT_FOUND')
}

/** Same, for the owner alone: NO_PERMISSION for others who teach it. */
export async function reachOwned(db: Queryable, personId: string, courseId: string): Promise<void> {
  if ((await reachTaught(db, personId, courseId)) !== 'owner') refuse('NO_PERMISSION')
}
