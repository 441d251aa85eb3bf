import type { HandIn, Receipt } from '@learntrail/contract/homework/hand-in'
import type { ContentDocument } from '@learntrail/contract/posts/content-text'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { asWritten, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import type { JsonText } from '../../../platform/json/json-text.ts'
import { handInFiles, handIns, handInVersions } from '../homework.tables.ts'
import { isAssignedTo } from '../visibility.ts'
import { oneHandInQuery, ownHandInQuery, sealedQuery } from './hand-in.queries.ts'

type Part = 'student' | 'draft' | 'versions' | 'remarks'
export type HandInRow = Omit<HandIn, Part> & { [Name in Part]: JsonText<HandIn[Name]> }

export async function findHandIn(pool: Pool, viewer: string, id: string): Promise<HandInRow | undefined> {
  return (await pool.query<HandInRow>({ ...oneHandInQuery, types: asWritten, values: [viewer, id] })).rows[0]
}

export async function findOwnHandIn(pool: Pool, viewer: string, questionId: string): Promise<HandInRow | undefined> {
  return (await pool.query<HandInRow>({ ...ownHandInQuery, types: asWritten, values: [viewer, questionId] })).rows[0]
}

interface SealedRow {
  receipt: Receipt
  content: ContentDocument
  text: string
  sha256: string
  /** `stored` is what the file's row says by now. */
  files: { sha256: string; name: string; bytes: number; stored: string }[]
}

export async function findSealed(pool: Pool, viewer: string, id: string, number: number) {
  return (await pool.query<SealedRow>({ ...sealedQuery, values: [viewer, id, number] })).rows[0]
}

/** Whether a question is given to somebody now. */
export async function isGivenTo(db: Queryable, studentId: string, questionId: string): Promise<boolean> {
  const isGiven = sql.raw(isAssignedTo('v.id', 'q'))
  const { rows } = await db.execute<{ isGiven: boolean }>(sql`
    select ${isGiven} as "isGiven" from homework_questions q, (select ${studentId}::uuid as id) v where q.id = ${questionId}`)
  return rows[0]?.isGiven ?? false
}

export type StoredHandIn = typeof handIns.$inferSelect

const isOf = (questionId: string, studentId: string) =>
  and(eq(handIns.questionId, questionId), eq(handIns.studentId, studentId))

export async function findOwnRow(db: Queryable, questionId: string, studentId: string) {
  return (await db.select().from(handIns).where(isOf(questionId, studentId)))[0]
}

/** Somebody's work for a question, held until the transaction ends. */
export async function holdOwn(transaction: Transaction, questionId: string, studentId: string) {
  const held = await transaction.select().from(handIns).where(isOf(questionId, studentId)).for('update')
  return held[0]
}

/** The question of a piece of work of somebody's own. */
export async function findQuestionOfOwn(db: Queryable, id: string, studentId: string): Promise<string | undefined> {
  const isOwn = and(eq(handIns.id, id), eq(handIns.studentId, studentId))
  return (await db.select({ questionId: handIns.questionId }).from(handIns).where(isOwn))[0]?.questionId
}

export async function findVersion(db: Queryable, handInId: string, number: number): Promise<StoredVersion | undefined> {
  const isIt = and(eq(handInVersions.handInId, handInId), eq(handInVersions.number, number))
  return (await db.select().from(handInVersions).where(isIt))[0]
}

export async function listVersionFiles(db: Queryable, versionId: string): Promise<string[]> {
  const found = await db
    .select({ fileId: handInFiles.fileId })
    .from(handInFiles)
    .where(eq(handInFiles.versionId, versionId))
    .orderBy(handInFiles.position)
  return found.map(({ fileId }) => fileId)
}

export async function holdHandIn(transaction: Transaction, id: string): Promise<StoredHandIn | undefined> {
  const held = await transaction.select().from(handIns).where(eq(handIns.id, id)).for('update')
  return held[0]
}

/** Somebody's work for a question, held; where there is none, an empty one. */
export async function holdOrMake(transaction: Transaction, row: typeof handIns.$inferInsert): Promise<StoredHandIn> {
  await transaction.insert(handIns).values(row).onConflictDoNothing()
  return (await holdOwn(transaction, row.questionId, row.studentId)) as StoredHandIn
}

export async function updateHandIn(
  transaction: Transaction,
  id: string,
  change: Partial<typeof handIns.$inferInsert>,
): Promise<void> {
  await transaction.update(handIns).set(change).where(eq(handIns.id, id))
}

export type StoredVersion = typeof handInVersions.$inferSelect

export async function findByClient(
  db: Queryable,
  handInId: string,
  clientId: string,
): Promise<StoredVersion | undefined> {
  const found = await db
    .select()
    .from(handInVersions)
    .where(and(eq(handInVersions.handInId, handInId), eq(handInVersions.clientId, clientId)))
  return found[0]
}

interface VersionFile {
  id: string
  name: string
  bytes: number
  sha256: string
}

export async function insertVersion(
  transaction: Transaction,
  row: StoredVersion,
  files: readonly VersionFile[],
): Promise<void> {
  await transaction.insert(handInVersions).values(row)
  if (files.length === 0) return
  await transaction.insert(handInFiles).values(
    files.map(({ id, name, bytes, sha256 }, position) => ({
      ...{ versionId: row.id, position, fileId: id, name, bytes, sha256 },
    })),
  )
}
