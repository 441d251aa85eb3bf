import { emptyDocument, type PicturedDocument } from '@learntrail/contract/content/document'
import { type CourseFacts, emptyCourse } from '@learntrail/contract/courses/content'
import type { Course, CourseUnitText } from '@learntrail/contract/courses/courses'
import { courseMade } from '@learntrail/contract/courses/events'
import { type CourseTime, courseDocuments } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeDocument, readDocument } from '../documents/index.ts'
import { courseOf } from './courses.mapping.ts'
import * as repository from './courses.repository.ts'
import { outlineOf, writeFacts } from './structure/course-document.mapping.ts'
import { unitTextOf } from './structure/unit-text.mapping.ts'

const untyped = { name: '', introduction: '', objective: '', copyright: '' }

type Actor = Pick<Person, 'id'>

/** Creates a course; for a client id used before, answers the existing one. */
export async function createCourse(
  platform: Platform,
  person: Actor,
  { clientId, ...facts }: { clientId: string } & Partial<Record<keyof CourseFacts, unknown>>,
): Promise<Course> {
  const now = platform.clock.now()
  const id = await inTransaction(platform.db, async (transaction) => {
    await repository.holdCoursesOf(transaction, person.id)
    const before = await repository.findByClient(transaction, person.id, clientId)
    if (before !== undefined) return before
    if ((await repository.countOf(transaction, person.id)) >= courseLimits.courses) {
      refuse('COURSE_LIMIT_REACHED', { values: { limit: courseLimits.courses } })
    }
    const id = newId(now.getTime())
    await repository.insertCourse(transaction, { id, ownerId: person.id, clientId, createdAt: now, updatedAt: now })
    await changeDocument(platform, transaction, {
      kind: courseDocuments.structure,
      thingId: id,
      accountId: person.id,
      at: now,
      // Create the text fields now: if two windows created one at the same moment, the input of one would be lost.
      change: (document) => writeFacts(document, { ...untyped, ...(facts as Partial<CourseFacts>) }),
    })
    await platform.events.record(transaction, courseMade, { actorId: person.id, subjectId: id, at: now })
    return id
  })
  return readCourse(platform, person, id, 'draft')
}

/**
 * Returns a course for the viewer. Without `of`, its teachers get the draft and everybody else the published edition.
 */
export async function readCourse(platform: Platform, person: Actor, id: string, of?: CourseTime): Promise<Course> {
  const time = of ?? (await timeFor(platform, person, id))
  if (time === 'draft') {
    const draft = await repository.findDraft(platform.pool, person.id, id)
    if (draft === undefined) return refuseUnread(platform, person, id)
    return courseOf('draft', await readDraft(platform, id), draft)
  }
  const row = await repository.findEdition(platform.pool, person.id, id)
  if (row === undefined) return refuseUnread(platform, person, id)
  const { outline, ...edition } = row
  return courseOf('published', { ...emptyCourse, ...outline }, edition)
}

const readDraft = async (platform: Platform, id: string) =>
  outlineOf(await readDocument(platform, { kind: courseDocuments.structure, thingId: id }))

/** Teachers get the draft by default. */
async function timeFor(platform: Platform, person: Actor, id: string): Promise<CourseTime> {
  const reach = await repository.findReach(platform.pool, person.id, id)
  return reach?.teaches ? 'draft' : 'published'
}

/** Refuses with the reason: COURSE_NOT_PUBLISHED, COURSE_PASSWORD_NEEDED or COURSE_NOT_FOUND. */
export async function refuseUnread(platform: Platform, person: Actor, id: string): Promise<never> {
  const reach = await repository.findReach(platform.pool, person.id, id)
  if (reach?.teaches && reach.editionNumber === 0) refuse('COURSE_NOT_PUBLISHED')
  if (reach?.reaches && !reach.reads) refuse('COURSE_PASSWORD_NEEDED')
  return refuse('COURSE_NOT_FOUND')
}

/** Returns the text of a unit, from the draft or the edition by the same rule as `readCourse`. */
export async function readCourseUnit(
  platform: Platform,
  person: Actor,
  { id, unitId }: { id: string; unitId: string },
  of?: CourseTime,
): Promise<CourseUnitText> {
  const time = of ?? (await timeFor(platform, person, id))
  return { unitId, text: await (time === 'draft' ? draftText : editionText)(platform, person, id, unitId) }
}

async function editionText(platform: Platform, person: Actor, id: string, unitId: string): Promise<PicturedDocument> {
  const found = await repository.findEditionUnit(platform.pool, person.id, id, unitId)
  if (found === undefined) return refuseUnread(platform, person, id)
  if (!found.isThere) refuse('COURSE_UNIT_NOT_FOUND')
  return found.text ?? emptyDocument
}

async function draftText(platform: Platform, person: Actor, id: string, unitId: string): Promise<PicturedDocument> {
  const reach = await repository.findReach(platform.pool, person.id, id)
  if (!reach?.teaches) return refuseUnread(platform, person, id)
  if (!(await repository.hasUnit(platform.db, id, unitId))) refuse('COURSE_UNIT_NOT_FOUND')
  return unitTextOf(await readDocument(platform, { kind: courseDocuments.unitText, thingId: unitId }))
}
