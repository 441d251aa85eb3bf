import type { CoEditors, CourseInvitation } from '@learntrail/contract/courses/co-editing'
import {
  courseCoEditorInvited,
  courseCoEditorJoined,
  courseCoEditorLeft,
  courseHandedOver,
} from '@learntrail/contract/courses/events'
import type { InvitedPart } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { EventKind } from '@learntrail/contract/event'
import type { NearPeople } from '@learntrail/contract/people/near-people'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { areNear, friendsGroupsAndSchool } from '../../groups/index.ts'
import { tellOfCourse } from '../course.live.ts'
import * as courses from '../courses.repository.ts'
import { courseAccessChanged } from '../structure/course-access.service.ts'
import * as repository from './co-editing.repository.ts'
import { endLocksOf } from './locks.service.ts'
import { reachOwned, reachTaught } from './reach.policy.ts'

type Actor = Pick<Person, 'id'>

export async function listInvitations(platform: Platform, person: Actor): Promise<{ items: CourseInvitation[] }> {
  return { items: await repository.listInvitationsOf(platform.pool, person.id, courseLimits.courses) }
}

export async function listCoEditors(platform: Platform, person: Actor, id: string): Promise<CoEditors> {
  await reachTaught(platform.db, person.id, id)
  return told(platform, id)
}

const told = async ({ pool }: Platform, id: string): Promise<CoEditors> => ({
  items: await repository.listEditors(pool, id),
  limit: courseLimits.coEditors,
})

export async function listPossibleCoEditors(
  platform: Platform,
  person: Actor,
  id: string,
  words = '',
): Promise<NearPeople> {
  await reachOwned(platform.db, person.id, id)
  const limit = courseLimits.possibleCoEditors
  return repository.listPossible(platform.pool, { viewer: person.id, thingId: id, words, limit })
}

interface Asking {
  personIds: string[]
  part: InvitedPart
}

/** Invites people to teach along, all or none; those already teaching or invited are unchanged. */
export async function inviteCoEditors(
  platform: Platform,
  person: Actor,
  id: string,
  { personIds, part }: Asking,
): Promise<CoEditors> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const course = await holdOwned(transaction, person, id)
    if (course.isWithheld) refuse('WITHHELD')
    const there = await repository.listThere(transaction, id, personIds)
    const asked = [...new Set(personIds)].filter((personId) => !there.has(personId))
    if (asked.length === 0) return
    if (!(await areNear(transaction, friendsGroupsAndSchool, person.id, asked))) refuse('COURSE_INVITED_NOT_POSSIBLE')
    const limit = courseLimits.coEditors
    if ((await repository.countEditors(transaction, id)) + asked.length > limit) {
      refuse('COURSE_INVITATION_LIMIT_REACHED', { values: { limit } })
    }
    const invited = { courseId: id, part, invitedBy: person.id, invitedAt: at }
    const rows = asked.map((personId) => ({ ...invited, personId, id: newId(at.getTime()) }))
    await repository.insertEditors(transaction, rows)
    for (const personId of asked)
      await record(platform, transaction, courseCoEditorInvited, { course, actorId: person.id, personId, part, at })
    await tell(platform, transaction, id, asked)
  })
  return told(platform, id)
}

async function holdOwned(transaction: Transaction, person: Actor, id: string): Promise<courses.StoredCourse> {
  const course = await courses.holdCourse(transaction, id)
  await reachOwned(transaction, person.id, id)
  return course ?? refuse('COURSE_NOT_FOUND')
}

/** Accepts an invitation, or declines it; declining, before or after joining, removes the row. */
export async function answerInvitation(platform: Platform, person: Actor, id: string, response: 'accept' | 'reject') {
  const at = platform.clock.now()
  const known = await repository.findInvited(platform.db, person.id, id)
  if (known === undefined) refuse('COURSE_INVITATION_NOT_FOUND')
  await inTransaction(platform.db, async (transaction) => {
    if (response === 'reject') await courseAccessChanged(platform, transaction, known.courseId)
    const course = await courses.holdCourse(transaction, known.courseId)
    const invited = await repository.findInvited(transaction, person.id, id)
    if (course === undefined || invited === undefined) refuse('COURSE_INVITATION_NOT_FOUND')
    const fact = { course, actorId: person.id, personId: person.id, part: invited.part, at }
    if (response === 'reject') return leave(platform, transaction, fact)
    if (invited.isAccepted) return
    await repository.acceptEditor(transaction, course.id, person.id, at)
    await record(platform, transaction, courseCoEditorJoined, fact)
    await tell(platform, transaction, course.id, [person.id])
  })
}

/** Removes a co-editor or withdraws their invitation; a person who names themselves leaves. What they wrote stays. */
export async function removeCoEditor(
  platform: Platform,
  person: Actor,
  { id, personId }: { id: string; personId: string },
): Promise<CoEditors> {
  const at = platform.clock.now()
  const isLeaving = personId === person.id
  const reach = isLeaving ? reachTaught : reachOwned
  await reach(platform.db, person.id, id)
  await inTransaction(platform.db, async (transaction) => {
    await courseAccessChanged(platform, transaction, id)
    const course = (await courses.holdCourse(transaction, id)) ?? refuse('COURSE_NOT_FOUND')
    await reach(transaction, person.id, id)
    const editor = await repository.findEditor(transaction, id, personId)
    if (editor === undefined) return
    await leave(platform, transaction, { course, actorId: person.id, personId, part: editor.part, at })
  })
  return isLeaving ? { items: [], limit: courseLimits.coEditors } : told(platform, id)
}

/** Makes a co-editor the owner of the course; the former owner becomes a co-editor. */
export async function handOverCourse(platform: Platform, person: Actor, id: string, personId: string): Promise<void> {
  const at = platform.clock.now()
  await reachTaught(platform.db, person.id, id)
  await inTransaction(platform.db, async (transaction) => {
    await courses.holdCoursesOf(transaction, personId)
    await courseAccessChanged(platform, transaction, id)
    const course = await holdOwned(transaction, person, id)
    const editor = await repository.findEditor(transaction, id, personId)
    if (editor?.part !== 'coEditor' || !editor.isAccepted) refuse('COURSE_INVITED_NOT_POSSIBLE')
    if ((await courses.countOf(transaction, personId)) >= courseLimits.courses) {
      refuse('COURSE_LIMIT_REACHED', { values: { limit: courseLimits.courses } })
    }
    await repository.deleteEditor(transaction, id, personId)
    await courses.updateCourse(transaction, id, { ownerId: personId, clientId: newId(at.getTime()) })
    await repository.insertEditors(transaction, [
      {
        courseId: id,
        personId: person.id,
        id: newId(at.getTime()),
        part: 'coEditor',
        isAccepted: true,
        invitedBy: personId,
        invitedAt: at,
        since: course.createdAt,
      },
    ])
    await repository.deleteBlockedWith(transaction, id, personId)
    const data = { title: course.name, personId }
    await platform.events.record(transaction, courseHandedOver, { actorId: person.id, subjectId: id, data, at })
    await tellOfCourse(platform, transaction, id)
  })
}

/** Ends teaching together when one of two people blocks the other: the one who does not own the course is removed. */
export async function endTeachingBetween(
  platform: Platform,
  transaction: Transaction,
  one: string,
  other: string,
): Promise<void> {
  for (const { courseId, personId } of await repository.listBetween(transaction, one, other)) {
    await courseAccessChanged(platform, transaction, courseId)
    await repository.deleteEditor(transaction, courseId, personId)
    await endLocksOf(platform, transaction, courseId, personId)
    await tell(platform, transaction, courseId, [personId])
  }
}

interface CoEditorFact {
  course: courses.StoredCourse
  actorId: string
  personId: string
  part: InvitedPart
  at: Date
}

async function leave(platform: Platform, transaction: Transaction, fact: CoEditorFact): Promise<void> {
  const { course, personId } = fact
  await repository.deleteEditor(transaction, course.id, personId)
  await endLocksOf(platform, transaction, course.id, personId)
  await record(platform, transaction, courseCoEditorLeft, fact)
  // The person who leaves is told too, so that their other windows stop writing.
  await tell(platform, transaction, course.id, [personId])
}

type OfCoEditor = { title: string; ownerId: string; personId: string; part: string }

const record = (
  platform: Platform,
  transaction: Transaction,
  kind: EventKind<OfCoEditor>,
  { course, actorId, personId, part, at }: CoEditorFact,
) => {
  const data = { title: course.name, ownerId: course.ownerId, personId, part }
  return platform.events.record(transaction, kind, { actorId, subjectId: course.id, data, at })
}

/** Tells everybody who teaches the course, and the people invited or removed. */
async function tell(platform: Platform, transaction: Transaction, id: string, personIds: readonly string[]) {
  await tellOfCourse(platform, transaction, id)
  const told = personIds.map((topic) => ({ topic, kind: 'updateCourse' as const, id }))
  await platform.realtime.tell(transaction, ...told)
}
