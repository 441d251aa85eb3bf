import type { CourseFacts } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { courseTakenOff } from '@learntrail/contract/courses/events'
import {
  type CoursePart,
  type CourseStatus,
  courseDocuments,
  type ForumStatus,
} from '@learntrail/contract/courses/facts'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeDocument } from '../../documents/index.ts'
import { tellOfCourse } from '../course.live.ts'
import { hashPassword } from '../course-password.rules.ts'
import * as repository from '../courses.repository.ts'
import { readCourse } from '../courses.service.ts'
import { writeFacts } from '../structure/course-document.mapping.ts'
import { chooseTrial } from '../trial/trial.service.ts'
import { holdDocuments } from './course-content.service.ts'
import { publish } from './publish.service.ts'
import { may } from './publishing.policy.ts'
import { hasBanner } from './publishing.repository.ts'
import { holdWritten, reachWritten } from './reach-course.policy.ts'

type Optional<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

export interface CourseChange extends Optional<CourseFacts> {
  status?: 'published' | 'removed' | undefined
  note?: string | undefined
  password?: string | null | undefined
  forumStatus?: ForumStatus | undefined
  trialUnitId?: string | null | undefined
}

interface Doing {
  platform: Platform
  transaction: Transaction
  personId: string
  id: string
  at: Date
}

/** Changes a course's facts and then its status, all or nothing. */
export async function changeCourse(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  { status, note = '', password, forumStatus, trialUnitId, ...facts }: CourseChange,
): Promise<Course> {
  const reached = await reachWritten(platform, person.id, id)
  const isOwners = password !== undefined || trialUnitId !== undefined
  if (isOwners && !may.sayWhoLearns(reached)) refuse('NO_PERMISSION')
  const passwordHash = password === undefined || password === null ? password : await hashPassword(password)
  const hasFacts = Object.values(facts).some((value) => value !== undefined)
  await inTransaction(platform.db, async (transaction) => {
    const doing = { platform, transaction, personId: person.id, id, at: platform.clock.now() }
    // Locks the documents before the course's row, in the order that writers use.
    if (status !== undefined) await holdDocuments(platform, transaction, id)
    if (hasFacts) await writeInto(doing, facts)
    const { course, part } = await holdWritten(transaction, person.id, id)
    if (isOwners && !may.sayWhoLearns(part)) refuse('NO_PERMISSION')
    if (hasFacts && course.status === 'published' && status !== 'removed') refuse('COURSE_PUBLISHED')
    if (forumStatus !== undefined) await repository.updateCourse(transaction, id, { forumStatus })
    if (passwordHash !== undefined) await setPassword(doing, course, passwordHash)
    if (status !== undefined)
      await bringTo(doing, { ...course, ...(passwordHash !== undefined && { passwordHash }) }, part, status, note)
    if (trialUnitId !== undefined) await chooseTrial(transaction, id, trialUnitId)
    await tellOfCourse(platform, transaction, id)
  })
  return readCourse(platform, person, id, status === 'published' ? 'published' : undefined)
}

async function writeInto({ platform, transaction, personId, id, at }: Doing, facts: Optional<CourseFacts>) {
  const { bannerId } = facts
  if (bannerId != null && !(await hasBanner(transaction, id, bannerId))) refuse('COURSE_FILE_NOT_FOUND')
  await changeDocument(platform, transaction, {
    kind: courseDocuments.structure,
    thingId: id,
    accountId: personId,
    at,
    change: (document) => writeFacts(document, facts),
  })
}

/**
 * Sets or removes the password; people who gave the old one keep their access. Only a course without a password is
 * listed.
 */
async function setPassword(
  { transaction, id, at }: Doing,
  course: repository.StoredCourse,
  passwordHash: string | null,
): Promise<void> {
  const isShown = course.status === 'published' && passwordHash === null && !course.isWithheld
  const shownId = isShown ? (course.shownId ?? newId(at.getTime())) : null
  await repository.updateCourse(transaction, id, { passwordHash, shownId, updatedAt: at })
}

/** Changes the status; a status it already has is left, so that a repeated call is harmless. */
async function bringTo(
  doing: Doing,
  course: repository.StoredCourse,
  part: CoursePart,
  status: Exclude<CourseStatus, 'planning'>,
  note: string,
): Promise<void> {
  if (course.status === status) return
  if (status === 'published') return publish(doing, course, part, note)
  if (course.status === 'planning') refuse('COURSE_NOT_PUBLISHED')
  if (!may.takeOff(part, course.status)) refuse('NO_PERMISSION')
  const { platform, transaction, personId, id, at } = doing
  await repository.updateCourse(transaction, id, { status, shownId: null, updatedAt: at })
  const data = { title: course.name }
  await platform.events.record(transaction, courseTakenOff, { actorId: personId, subjectId: id, data, at })
}
