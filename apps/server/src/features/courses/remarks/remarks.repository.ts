import type { Remark, RemarkReply, RemarkState } from '@learntrail/contract/courses/remarks'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { countsQuery, remarkQuery, remarksQuery, repliesQuery } from './remarks.queries.ts'
import { courseRemarkReplies, courseRemarks } from './remarks.tables.ts'

export type StoredRemark = typeof courseRemarks.$inferSelect
export type StoredReply = typeof courseRemarkReplies.$inferSelect

interface OfAuthor {
  authorId: string
}
export type RemarkRow = Omit<Remark, 'can'> & OfAuthor
export type ReplyRow = Omit<RemarkReply, 'can'> & OfAuthor

interface Page {
  state: RemarkState
  before: string
  limit: number
}

export async function listRemarks(pool: Pool, unitId: string, { state, before, limit }: Page): Promise<RemarkRow[]> {
  return (await pool.query<RemarkRow>({ ...remarksQuery(state, limit), values: [unitId, before] })).rows
}

export async function findRemark(pool: Pool, courseId: string, id: string): Promise<RemarkRow | undefined> {
  return (await pool.query<RemarkRow>({ ...remarkQuery, values: [courseId, id] })).rows[0]
}

export async function listReplies(pool: Pool, remarkId: string): Promise<ReplyRow[]> {
  return (await pool.query<ReplyRow>({ ...repliesQuery, values: [remarkId] })).rows
}

export async function countRemarks(pool: Pool, courseId: string): Promise<{ unitId: string; open: number }[]> {
  return (await pool.query<{ unitId: string; open: number }>({ ...countsQuery, values: [courseId] })).rows
}

/** Serialises the counting of a unit's open remarks; the unit's row is not locked, as writers of its text lock that. */
export async function holdRemarksOf(transaction: Transaction, unitId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`course-remarks:${unitId}`}, 0))`)
}

export const countOpen = (db: Queryable, unitId: string): Promise<number> =>
  db.$count(courseRemarks, and(eq(courseRemarks.unitId, unitId), isNull(courseRemarks.resolvedAt)))

export async function findByClient(db: Queryable, authorId: string, clientId: string) {
  const isIt = and(eq(courseRemarks.authorId, authorId), eq(courseRemarks.clientId, clientId))
  return (await db.select().from(courseRemarks).where(isIt))[0]
}

/** Returns a remark locked until the transaction ends, which also serialises the counting of its replies. */
export async function holdRemark(
  transaction: Transaction,
  courseId: string,
  id: string,
): Promise<StoredRemark | undefined> {
  const isIt = and(eq(courseRemarks.courseId, courseId), eq(courseRemarks.id, id))
  return (await transaction.select().from(courseRemarks).where(isIt).for('no key update'))[0]
}

export async function insertRemark(transaction: Transaction, row: typeof courseRemarks.$inferInsert): Promise<void> {
  await transaction.insert(courseRemarks).values(row)
}

type RemarkChange = Partial<
  Pick<StoredRemark, 'content' | 'editedAt' | 'resolvedAt' | 'resolvedById' | 'startsAt' | 'endsAt'>
>

export async function changeRemark(transaction: Transaction, id: string, change: RemarkChange): Promise<void> {
  await transaction.update(courseRemarks).set(change).where(eq(courseRemarks.id, id))
}

export async function deleteRemark(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(courseRemarks).where(eq(courseRemarks.id, id))
}

export const countReplies = (db: Queryable, remarkId: string): Promise<number> =>
  db.$count(courseRemarkReplies, eq(courseRemarkReplies.remarkId, remarkId))

export async function findReply(db: Queryable, remarkId: string, id: string): Promise<StoredReply | undefined> {
  const isIt = and(eq(courseRemarkReplies.remarkId, remarkId), eq(courseRemarkReplies.id, id))
  return (await db.select().from(courseRemarkReplies).where(isIt))[0]
}

export async function findReplyByClient(db: Queryable, authorId: string, clientId: string) {
  const isIt = and(eq(courseRemarkReplies.authorId, authorId), eq(courseRemarkReplies.clientId, clientId))
  return (await db.select().from(courseRemarkReplies).where(isIt))[0]
}

export async function insertReply(transaction: Transaction, row: typeof courseRemarkReplies.$inferInsert) {
  await transaction.insert(courseRemarkReplies).values(row)
}

export async function changeReply(transaction: Transaction, id: string, change: { content: string; editedAt: Date }) {
  await transaction.update(courseRemarkReplies).set(change).where(eq(courseRemarkReplies.id, id))
}

export async function deleteReply(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(courseRemarkReplies).where(eq(courseRemarkReplies.id, id))
}

/** Ids of the course's owner and co-editors. */
export async function listWriters(db: Queryable, courseId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select owner_id as id from courses where id = ${courseId}
    union select person_id from course_editors where course_id = ${courseId} and is_accepted and part = 'coEditor'`)
  return rows.map(({ id }) => id)
}

/** Ids of those who wrote in the thread of a remark. */
export async function listSpeakers(db: Queryable, remarkId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select author_id as id from course_remarks where id = ${remarkId}
    union select author_id from course_remark_replies where remark_id = ${remarkId}`)
  return rows.map(({ id }) => id)
}
