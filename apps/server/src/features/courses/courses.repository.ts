import type { PicturedDocument } from '@learntrail/contract/content/document'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { CoursePart } from '@learntrail/contract/courses/facts'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { clientOf, type Queryable, type StatementClient, type Transaction } from '../../platform/database/index.ts'
import { joinStandingAccount } from '../accounts/index.ts'
import type { CourseRow } from './courses.mapping.ts'
import { draftQuery, editionQuery, editionUnitQuery, reachQuery } from './courses.queries.ts'
import { courses, courseUnits } from './courses.tables.ts'
import { noteLearners } from './measures/note-learners.service.ts'
import { partIn } from './visible.sql.ts'

export type StoredCourse = typeof courses.$inferSelect
type NewCourse = typeof courses.$inferInsert

/**
 * Serialises the creation of a person's courses, so that counts and client ids stay true until the transaction ends.
 */
export async function holdCoursesOf(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`courses:${ownerId}`}, 0))`)
}

export async function countOf(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(courses, eq(courses.ownerId, ownerId))
}

export async function findByClient(db: Queryable, ownerId: string, clientId: string): Promise<string | undefined> {
  const isIt = and(eq(courses.ownerId, ownerId), eq(courses.clientId, clientId))
  return (await db.select({ id: courses.id }).from(courses).where(isIt))[0]?.id
}

export async function insertCourse(transaction: Transaction, row: NewCourse): Promise<void> {
  await transaction.insert(courses).values(row)
}

export async function updateCourse(transaction: Transaction, id: string, change: Partial<NewCourse>): Promise<void> {
  await transaction.update(courses).set(change).where(eq(courses.id, id))
}

/** Returns a course regardless of who may see it. */
export async function findCourse(db: Queryable, id: string): Promise<StoredCourse | undefined> {
  return (await db.select().from(courses).where(eq(courses.id, id)))[0]
}

/** Same, locked until the transaction ends. */
export async function holdCourse(transaction: Transaction, id: string): Promise<StoredCourse | undefined> {
  return (await transaction.select().from(courses).where(eq(courses.id, id)).for('update'))[0]
}

/**
 * The person who made the course. A maker who gave it away is the co-editor whose `since` is the course's creation,
 * before any invitation.
 */
export async function findMaker(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select coalesce((select editor.person_id from course_editors editor
      where editor.course_id = course.id and editor.since = course.created_at and editor.since < editor.invited_at limit 1), course.owner_id) as id
    from courses course where course.id = ${id}`)
  return rows[0]?.id
}

/** The person's part in a course; null if they have none or it does not exist. */
export async function findPart(db: Queryable, personId: string, id: string): Promise<CoursePart | null> {
  const { rows } = await db.execute<{ part: CoursePart | null }>(sql`
    select ${sql.raw(partIn('v.id', 'course'))} as part
    from courses course ${sql.raw(joinStandingAccount('a', 'course.owner_id'))}
      cross join (select ${personId}::uuid as id) v
    where course.id = ${id}`)
  return rows[0]?.part ?? null
}

export const writes = (part: CoursePart | null): boolean => part === 'owner' || part === 'coEditor'

export async function findDraft(pool: Pool, viewer: string, id: string): Promise<CourseRow | undefined> {
  return (await pool.query<CourseRow>({ ...draftQuery, values: [viewer, id] })).rows[0]
}

type EditionRow = CourseRow & { outline: CourseOutline }

export async function findEdition(pool: Pool, viewer: string, id: string): Promise<EditionRow | undefined> {
  return (await pool.query<EditionRow>({ ...editionQuery, values: [viewer, id] })).rows[0]
}

interface EditionUnit {
  text: PicturedDocument | null
  isThere: boolean
}

export async function findEditionUnit(pool: Pool, viewer: string, id: string, unitId: string) {
  return (await pool.query<EditionUnit>({ ...editionUnitQuery, values: [viewer, id, unitId] })).rows[0]
}

interface Reach {
  teaches: boolean
  reads: boolean
  /** Whether the viewer sees the course, at least up to its password. */
  reaches: boolean
  editionNumber: number
}

export async function findReach(client: StatementClient, viewer: string, id: string): Promise<Reach | undefined> {
  const { rows } = await client.query({ ...reachQuery, values: [viewer, id] })
  return rows[0] as Reach | undefined
}

const teachersQuery = {
  name: 'course-teachers',
  text: `select owner_id as id from courses where id = $1
    union select person_id from course_editors where course_id = $1 and is_accepted`,
}

/** Ids of those who teach a course, including its owner. */
export async function listTeachers(db: Queryable, courseId: string): Promise<string[]> {
  const { rows } = await clientOf(db).query({ ...teachersQuery, values: [courseId] })
  return rows.map(({ id }: { id: string }) => id)
}

/** Whether the draft has or had the unit. */
export async function hadUnit(db: Queryable, courseId: string, unitId: string): Promise<boolean> {
  return (await db.$count(courseUnits, and(eq(courseUnits.courseId, courseId), eq(courseUnits.id, unitId)))) > 0
}

/** Whether the draft has the unit. */
export async function hasUnit(db: Queryable, courseId: string, unitId: string): Promise<boolean> {
  const isIt = and(eq(courseUnits.courseId, courseId), eq(courseUnits.id, unitId), eq(courseUnits.isRemoved, false))
  return (await db.$count(courseUnits, isIt)) > 0
}

export async function deleteCourse(transaction: Transaction, id: string): Promise<void> {
  noteLearners(transaction, id)
  await transaction.delete(courses).where(eq(courses.id, id))
}
