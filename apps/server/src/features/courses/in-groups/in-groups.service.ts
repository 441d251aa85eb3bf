import { courseAddedToGroup, courseRemovedFromGroup } from '@learntrail/contract/courses/events'
import type { CoursesOfGroup, GroupLearner } from '@learntrail/contract/courses/in-groups'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Person } from '../../../platform/access/person.ts'
import { clientOf, inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLeads, findRoster, isAdministrator, isArchived, isMemberOf } from '../../groups/index.ts'
import { cardOf } from '../courses.mapping.ts'
import { findReach } from '../courses.repository.ts'
import { refuseUnread } from '../courses.service.ts'
import { findTold } from '../learning/learning.repository.ts'
import { enrol } from '../learning/learning.service.ts'
import * as repository from './in-groups.repository.ts'

interface InGroup {
  groupId: string
  id: string
}

async function checkIsIn(platform: Platform, person: Person, groupId: string): Promise<void> {
  if (!(await isMemberOf(platform.db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
}

/** Returns a group's courses to a member. */
export async function listCoursesOfGroup(platform: Platform, person: Person, groupId: string): Promise<CoursesOfGroup> {
  await checkIsIn(platform, person, groupId)
  const [rows, leads, isPutAway] = await Promise.all([
    repository.listOfGroup(platform.pool, person.id, groupId),
    isAdministrator(platform.db, groupId, person.id),
    isArchived(platform.db, groupId),
  ])
  const items = rows.map(({ addedAt, counts, isFinished, ...card }) => ({
    ...cardOf(card),
    addedAt: addedAt.toISOString(),
    counts,
    isFinished,
  }))
  return { items, canChange: leads && !isPutAway }
}

/**
 * Adds a course to a group. One with a password may only be added by a teacher of it, as that opens it to all members.
 */
export async function addCourseToGroup(platform: Platform, person: Person, { groupId, id }: InGroup): Promise<void> {
  const at = platform.clock.now()
  const isDone = await inTransaction(platform.db, async (transaction) => {
    await checkLeads(transaction, person, groupId)
    await repository.holdCoursesOf(transaction, groupId)
    if (await repository.hasCourse(transaction, groupId, id)) return true
    const reach = await findReach(clientOf(transaction), person.id, id)
    if (!reach?.reads && !reach?.teaches) return false
    const course = (await repository.findShelved(transaction, id)) ?? refuse('COURSE_NOT_FOUND')
    if (!course.isPublished) refuse('COURSE_NOT_PUBLISHED')
    if (course.isPrivate && !reach.teaches) refuse('COURSE_NOT_OPEN_TO_GROUPS')
    const limit = courseLimits.inGroup
    if ((await repository.countOfGroup(transaction, groupId)) >= limit)
      refuse('COURSE_GROUP_LIMIT_REACHED', { values: { limit } })
    await repository.insertCourse(transaction, { groupId, courseId: id, byId: person.id, at })
    const fact = { actorId: person.id, subjectId: id, data: { title: course.name, groupId }, at }
    await platform.events.record(transaction, courseAddedToGroup, fact)
    return true
  })
  if (!isDone) await refuseUnread(platform, person, id)
}

export async function removeCourseFromGroup(
  platform: Platform,
  person: Person,
  { groupId, id }: InGroup,
): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await checkLeads(transaction, person, groupId)
    if (!(await repository.deleteCourse(transaction, groupId, id))) return
    const { title } = await findTold(transaction, id)
    const fact = { actorId: person.id, subjectId: id, data: { title, groupId }, at }
    await platform.events.record(transaction, courseRemovedFromGroup, fact)
  })
}

/** Joins a course of a group that the person is in; no password is needed. */
export async function joinCourseOfGroup(platform: Platform, person: Person, { groupId, id }: InGroup): Promise<void> {
  await checkIsIn(platform, person, groupId)
  if (!(await repository.isSeenInGroup(platform.pool, person.id, groupId, id))) refuse('COURSE_NOT_FOUND')
  const reach = await findReach(platform.pool, person.id, id)
  if (reach?.teaches) refuse('COURSE_TAUGHT')
  await enrol(platform, person, id)
}

/** Returns the progress of a group's members in one of its courses, in seat order, to an administrator. */
export async function listGroupLearners(
  platform: Platform,
  person: Person,
  { groupId, id }: InGroup,
): Promise<{ items: GroupLearner[] }> {
  await checkIsIn(platform, person, groupId)
  if (!(await isAdministrator(platform.db, groupId, person.id))) refuse('GROUP_ADMIN_REQUIRED')
  if (!(await repository.isSeenInGroup(platform.pool, person.id, groupId, id))) refuse('COURSE_NOT_FOUND')
  const [rows, roster] = await Promise.all([
    repository.listLearnersOfGroup(platform.pool, person.id, groupId, id),
    findRoster(platform.pool, person.id, groupId),
  ])
  const items = rows.map((row) => {
    const known = roster.get(row.person.id)
    return { ...row, memberNumber: known?.memberNumber ?? '', realName: known?.realName ?? '' }
  })
  return { items }
}
