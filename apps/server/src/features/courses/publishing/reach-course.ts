import type { CoursePart } from '@learntrail/contract/courses/facts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as repository from '../courses.repository.ts'

/** What the person is in a course that they write; refuses whoever does not. */
export async function reachWritten(platform: Platform, personId: string, id: string): Promise<CoursePart> {
  const part = await repository.findPart(platform.db, personId, id)
  if (part !== null && repository.writes(part)) return part
  const reach = await repository.findReach(platform.pool, personId, id)
  return refuse(reach?.teaches || reach?.reads || reach?.reaches ? 'NO_PERMISSION' : 'COURSE_NOT_FOUND')
}

/** The course, held, with what the person who writes it is in it by now. */
export async function holdWritten(transaction: Transaction, personId: string, id: string) {
  const course = (await repository.holdCourse(transaction, id)) ?? refuse('COURSE_NOT_FOUND')
  const part = await repository.findPart(transaction, personId, id)
  if (part === null || !repository.writes(part)) refuse('COURSE_NOT_FOUND')
  return { course, part }
}
