import type { CoursePage } from '@learntrail/contract/courses/courses'
import { courseJoined, courseWithdrawn } from '@learntrail/contract/courses/events'
import type { Learning, LearningPage } from '@learntrail/contract/courses/learning'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CardRow, cardOf } from '../courses.mapping.ts'
import { findReach } from '../courses.repository.ts'
import { readCourse, refuseUnread } from '../courses.service.ts'
import { seePerson } from '../lists/lists.service.ts'
import * as repository from './learning.repository.ts'
import { findNewUnits } from './new-units.repository.ts'
import { reachAsReader } from './reach.policy.ts'

type Actor = Pick<Person, 'id'>

interface Page {
  cursor?: string | undefined
  limit: number
}

/** Joins a course that the person may read. */
export async function joinCourse(platform: Platform, person: Actor, courseId: string): Promise<void> {
  const reach = await findReach(platform.pool, person.id, courseId)
  if (reach?.teaches) refuse('COURSE_TAUGHT')
  if (!reach?.reads) return refuseUnread(platform, person, courseId)
  await enrol(platform, person, courseId)
}

/** Joins a course whose access the caller has checked; joining again changes nothing. */
export async function enrol(platform: Platform, person: Actor, courseId: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const learner = { courseId, personId: person.id, learnerId: newId(at.getTime()), at }
    if (!(await repository.insertLearner(transaction, learner))) return
    const { title, ownerId } = await repository.findTold(transaction, courseId)
    const fact = { actorId: person.id, subjectId: courseId, data: { title, ownerId }, at }
    await platform.events.record(transaction, courseJoined, fact)
  })
}

/** Leaves a course; progress is kept for a return. */
export async function withdraw(platform: Platform, person: Actor, courseId: string): Promise<void> {
  const at = platform.clock.now()
  const hasLeft = await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.takeOut(transaction, courseId, person.id))) return false
    const { title, ownerId } = await repository.findTold(transaction, courseId)
    const fact = { actorId: person.id, subjectId: courseId, data: { title, ownerId }, at }
    await platform.events.record(transaction, courseWithdrawn, fact)
    return true
  })
  if (hasLeft) return
  const reach = await findReach(platform.pool, person.id, courseId)
  if (!reach?.reads && !reach?.teaches) refuse('COURSE_NOT_FOUND')
}

const learntKey = z.tuple([z.iso.datetime(), z.uuid()])

export async function listLearning({ pool }: Platform, person: Actor, { cursor, limit }: Page): Promise<LearningPage> {
  const after = cursor === undefined ? [null, null] : decodeCursor(cursor, learntKey)
  const query = { ...repository.learningQuery(limit + 1), values: [person.id, ...after] }
  const { rows } = await pool.query<repository.LearningRow>(query)
  const { items, nextCursor } = pageOf(rows, limit, (row) => [row.learntKey.toISOString(), row.learnerId])
  return { items: items.map(learningCardOf), nextCursor }
}

function learningCardOf(row: repository.LearningRow): LearningPage['items'][number] {
  const { learnerId: _, learntKey: __, joinedAt, learntAt, finishedAt, progress, ...card } = row
  return {
    ...cardOf(card),
    progress,
    joinedAt: joinedAt.toISOString(),
    learntAt: learntAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

export async function listJoinedOf(
  platform: Platform,
  person: Actor,
  whose: string,
  { cursor, limit }: Page,
): Promise<CoursePage> {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  await seePerson(platform, person, whose)
  const query = { ...repository.joinedOfQuery(limit + 1), values: [person.id, whose, after] }
  const { rows } = await platform.pool.query<CardRow & { learnerId: string }>(query)
  const { items, nextCursor } = pageOf(rows, limit, ({ learnerId }) => [learnerId])
  return { items: items.map(({ learnerId: _, ...card }) => cardOf(card)), nextCursor }
}

/** Returns the person's progress in a course that they learn. */
export async function readRecord(platform: Platform, person: Actor, courseId: string): Promise<repository.LearnerRow> {
  await reachAsReader(platform, person, courseId)
  return (await repository.findRecord(platform.pool, courseId, person.id)) ?? refuse('COURSE_NOT_JOINED')
}

export async function readLearning(platform: Platform, person: Actor, courseId: string): Promise<Learning> {
  const record = await readRecord(platform, person, courseId)
  const newUnitIds = await findNewUnits(platform.pool, courseId, person.id)
  return { ...record, newUnitIds, course: await readCourse(platform, person, courseId, 'published') }
}
