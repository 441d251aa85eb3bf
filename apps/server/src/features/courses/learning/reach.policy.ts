import type { Person } from '../../../platform/access/person.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPart, findReach } from '../courses.repository.ts'
import { refuseUnread } from '../courses.service.ts'
import { findLearner } from './learning.repository.ts'

/** Refuses a person who can neither read nor teach the course. */
export async function reachAsReader(
  platform: Platform,
  person: Pick<Person, 'id'>,
  courseId: string,
): Promise<{ teaches: boolean }> {
  const reach = await findReach(platform.pool, person.id, courseId)
  return reach?.reads || reach?.teaches ? reach : refuseUnread(platform, person, courseId)
}

/** Refuses a person who does not learn the course; returns when they finished it. */
export async function reachAsLearner(
  platform: Platform,
  person: Pick<Person, 'id'>,
  courseId: string,
): Promise<{ finishedAt: Date | null }> {
  await reachAsReader(platform, person, courseId)
  return (await findLearner(platform.db, courseId, person.id)) ?? refuse('COURSE_NOT_JOINED')
}

/** Refuses a person who neither learns nor teaches the course, including one who left it. */
export async function reachTakingPart(platform: Platform, person: Pick<Person, 'id'>, courseId: string): Promise<void> {
  await reachAsReader(platform, person, courseId)
  if ((await findPart(platform.db, person.id, courseId)) === null) refuse('COURSE_NOT_JOINED')
}
