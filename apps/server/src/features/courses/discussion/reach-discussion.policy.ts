import { discussionFor } from '@learntrail/contract/courses/policy'
import type { Person } from '../../../platform/access/person.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ReachedComment, reachComment, reachTarget } from '../../comments/index.ts'
import { listTeachers } from '../courses.repository.ts'
import { refuseUnread } from '../courses.service.ts'
import type { Reader } from './discussion.mapping.ts'
import { type Discussed, findDiscussed } from './discussion.repository.ts'

/** Returns the person's access to a course's discussion, or refuses. */
export async function reachDiscussed(platform: Platform, person: Person, courseId: string): Promise<Reader> {
  const discussed = await findDiscussed(platform.pool, person.id, courseId)
  if (discussed === undefined) return refuseUnread(platform, person, courseId)
  if (!discussionFor(discussed.part, discussed.status).read) refuse('COURSE_DISCUSSION_CLOSED')
  const target = await reachTarget(platform, person, { type: 'course', id: courseId })
  return { person, target, discussed, teachers: new Set(await listTeachers(platform.db, courseId)) }
}

/** Returns a question or an answer and the person's access to it, or refuses. */
export async function reachSaid(
  platform: Platform,
  person: Person,
  id: string,
): Promise<{ comment: ReachedComment; reader: Reader }> {
  const comment = await reachComment(platform, person, id, {
    fits: ({ target }) => target.type === 'course',
    missing: 'COURSE_DISCUSSION_NOT_FOUND',
  })
  const { target } = comment
  const discussed = await findDiscussed(platform.pool, person.id, target.id)
  // Access was lost between the two reads.
  if (discussed === undefined) return refuse('COURSE_DISCUSSION_NOT_FOUND')
  const teachers = new Set(await listTeachers(platform.db, target.id))
  return { comment, reader: { person, target, discussed, teachers } }
}

/** Refuses a person who may only read. */
export function checkTakesPart({ status, part }: Discussed): void {
  if (part === null) refuse('COURSE_NOT_JOINED')
  if (status === 'stopped') refuse('COURSE_DISCUSSION_STOPPED')
  if (!discussionFor(part, status).write) refuse('COURSE_DISCUSSION_CLOSED')
}
