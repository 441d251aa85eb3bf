import type { ContentDocument } from '@learntrail/contract/content/document'
import type { HandIn, Receipt } from '@learntrail/contract/homework/hand-in'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { asWritten, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import type { JsonText } from '../../../platform/json/json-text.ts'
import type { Sealed } from '../homework.rules.ts'
import { handInFiles, handInStudents, handIns, handInVersions } from '../homework.tables.ts'
import { isAssignedTo } from '../visibility.sql.ts'
import { oneHandInQuery, ownHandInQuery, receiptOf, sealedQuery } from './hand-in.queries.ts'

type Part = 'rubric' | 'student' | 'team' | 'draft' | 'versions' | 'remarks'
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
  team: string[] | null
  /** `stored` is the hash in the file's row now. */
  files: { sha256: string; name: string; bytes: number; stored: string }[]
}

export async function findSealed(pool: Pool, viewer: string, id: string, number: number) {
  return (await pool.query<SealedRow>({ ...sealedQuery, values: [viewer, id, number] })).rows[0]
}

/** Whether a question is given to a student now. */
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

/**
 * Returns a student's work for a question, alone or in a team, locked until the transaction ends. Everybody locks the
 * work before the rows of its students; if the student moved to another team meanwhile, that team's work is locked.
 */
export async function holdOwn(
  transaction: Transaction,
  questionId: string,
  studentId: string,
): Promise<StoredHandIn | undefined> {
  for (;;) {
    const before = await findOwnRow(transaction, questionId, studentId)
    if (before === undefined) return undefined
    const held = await holdHandIn(transaction, before.workId)
    const after = await findOwnRow(transaction, questionId, studentId)
    if (held !== undefined && after?.workId === held.id) return held
  }
}

/** Returns a student's own row of a piece of work. */
export async function findOwnOfWork(db: Queryable, workId: string, studentId: string) {
  const isOwn = and(eq(handIns.workId, workId), eq(handIns.studentId, studentId))
  return (await db.select().from(handIns).where(isOwn))[0]
}

/** Returns the students of a piece of work, in the order in which they joined its team. */
export async function listWorkers(db: Queryable, workId: string): Promise<string[]> {
  const found = await db
    .select({ studentId: handIns.studentId })
    .from(handIns)
    .where(and(eq(handIns.workId, workId), isNotNull(handIns.studentId)))
    .orderBy(handIns.joinedAt, handIns.id)
  return found.flatMap(({ studentId }) => studentId ?? [])
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

/** Returns the files of a version as its receipt covers them. */
export async function listSealedFiles(db: Queryable, versionId: string): Promise<Sealed['files']> {
  const { name, bytes, sha256, position } = handInFiles
  return db
    .select({ name, bytes, sha256 })
    .from(handInFiles)
    .where(eq(handInFiles.versionId, versionId))
    .orderBy(position)
}

/** Returns the ids of a version's files with the names they had. */
export async function listSealedNames(db: Queryable, versionId: string): Promise<{ fileId: string; name: string }[]> {
  const { fileId, name, position } = handInFiles
  return db.select({ fileId, name }).from(handInFiles).where(eq(handInFiles.versionId, versionId)).orderBy(position)
}

export async function holdHandIn(transaction: Transaction, id: string): Promise<StoredHandIn | undefined> {
  const held = await transaction.select().from(handIns).where(eq(handIns.id, id)).for('update')
  return held[0]
}

/** Returns a student's work for a question, locked; inserts the given row if there is none. */
export async function holdOrMake(
  transaction: Transaction,
  row: typeof handIns.$inferInsert & { studentId: string },
): Promise<StoredHandIn> {
  await transaction.insert(handIns).values(row).onConflictDoNothing()
  return (await holdOwn(transaction, row.questionId, row.studentId)) as StoredHandIn
}

const ofAll = ['state', 'begunAt', 'versionCount', 'handedInAt', 'isLate', 'releasedAt'] as const

/** Changes a piece of work; its state is copied to the rows of all its students. */
export async function updateHandIn(
  transaction: Transaction,
  id: string,
  change: Partial<typeof handIns.$inferInsert>,
): Promise<void> {
  await transaction.update(handIns).set(change).where(eq(handIns.id, id))
  const standing = Object.fromEntries(ofAll.flatMap((name) => (name in change ? [[name, change[name]]] : [])))
  if (Object.keys(standing).length > 0) await transaction.update(handIns).set(standing).where(eq(handIns.teamId, id))
}

/** Changes only the row of one student. */
export async function updateRow(
  transaction: Transaction,
  id: string,
  change: Partial<typeof handIns.$inferInsert>,
): Promise<void> {
  await transaction.update(handIns).set(change).where(eq(handIns.id, id))
}

/** Returns the contract's receipt of a version. */
export async function readReceipt(db: Queryable, versionId: string): Promise<Receipt> {
  const { rows } = await db.execute<{ receipt: Receipt }>(
    sql`select ${sql.raw(receiptOf('v'))} as receipt from homework_versions v where v.id = ${versionId}`,
  )
  return (rows[0] as { receipt: Receipt }).receipt
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

/** A student named by a team's version, with their mark. */
interface Named {
  accountId: string
  mark: string
}

export async function insertVersion(
  transaction: Transaction,
  row: StoredVersion,
  { files, team }: { files: readonly VersionFile[]; team: readonly Named[] },
): Promise<void> {
  await transaction.insert(handInVersions).values(row)
  if (team.length > 0)
    await transaction
      .insert(handInStudents)
      .values(team.map((named, position) => ({ ...named, versionId: row.id, position })))
  if (files.length === 0) return
  await transaction.insert(handInFiles).values(
    files.map(({ id, name, bytes, sha256 }, position) => ({
      versionId: row.id,
      position,
      fileId: id,
      name,
      bytes,
      sha256,
    })),
  )
}
