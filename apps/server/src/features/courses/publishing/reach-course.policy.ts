import type { CoursePart } from '@learntrail/contract/courses/facts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as repository from '../courses.repository.ts'

/**
 * Returns the person's part in a course that they may write; refuses others with NO_PERMISSION, or COURSE_NOT_FOUND if
 * they cannot see it.
 */
export async function reachWritten(platform: Platform, personId: string, id: string): Promise<CoursePart> {
  const part = await repository.findPart(platform.db, personId, id)
  if (part !== null && repository.writes(part)) return part
  const reach = await repository.findReach(platform.pool, personId, id)
  return refuse(reach?.teaches || reach?.reads || reach?.reaches ? 'NO_PERMISSION' : 'COURSE_NOT_FOUND')
}

/** Locks the course and returns it with the person's part; refuses a person who may no longer write it. */
export async function holdWritten(transaction: Transaction, personId: string, id: string) {
  const course = (await repository.holdCourse(transaction, id)) ?? refuse('COURSE_NOT_FOUND')
  const part = await repository.findPart(transaction, personId, id)
  if (part === null || !repository.writes(part)) refuse('COURSE_NOT_FOUND')
  return { course, part }
}
