import type { QueueItem } from '@learntrail/contract/homework/correcting'
import type { Remark } from '@learntrail/contract/homework/hand-in'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { asWritten, clientOf, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import type { JsonText } from '../../../platform/json/json-text.ts'
import { remarkOf } from '../handing-in/hand-in.queries.ts'
import { remarks } from '../homework.tables.ts'
import { correctedWork, corrects, visibleQuestion } from '../visibility.sql.ts'
import { besideQuery, missingQuery, type QueueFilter, queueQuery } from './queue.queries.ts'

/** Returns whether a person sees a question, and whether they correct it. */
export async function rightsTo(db: Queryable, viewer: string, questionId: string) {
  const { rows } = await db.execute<{ sees: boolean; corrects: boolean }>(sql`
    select ${sql.raw(visibleQuestion('v.id', 'q'))} as sees, ${sql.raw(corrects('v.id', 'q'))} as corrects
    from homework_questions q, (select ${viewer}::uuid as id) v where q.id = ${questionId}`)
  return rows[0] ?? { sees: false, corrects: false }
}

/** Returns the question of a piece of work that the person corrects. */
export async function findCorrected(db: Queryable, viewer: string, handInId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select q.id from homework_hand_ins h join homework_questions q on q.id = h.question_id,
      (select ${viewer}::uuid as id) v
    where h.id = ${handInId} and ${sql.raw(correctedWork('v.id', 'h', 'q'))}`)
  return rows[0]?.id
}

export type QueueRow = Omit<QueueItem, 'student' | 'team'> & {
  student: JsonText<QueueItem['student']>
  team: JsonText<QueueItem['team']>
  id: string
  since: string
  numberOrder: string
}

export async function listQueue(pool: Pool, questionId: string, page: Parameters<typeof queueQuery>[1]) {
  return (await pool.query<QueueRow>({ ...queueQuery(questionId, page), types: asWritten })).rows
}

/** Returns the students whose work a question expects and who have not handed in. */
export async function listMissing(transaction: Transaction, questionId: string): Promise<string[]> {
  const { rows } = await clientOf(transaction).query({ ...missingQuery, values: [questionId] })
  return (rows as { id: string }[]).map(({ id }) => id)
}

interface Beside {
  previousId: string | null
  nextId: string | null
}

export async function findBeside(
  pool: Pool,
  questionId: string,
  handInId: string,
  filter: QueueFilter | undefined,
): Promise<Beside> {
  const found = await pool.query<Beside>(besideQuery(questionId, handInId, filter))
  return found.rows[0] ?? { previousId: null, nextId: null }
}

export type StoredRemark = typeof remarks.$inferSelect

/** Returns the unreleased remark. Not locked itself: it is saved and released under the lock of the work. */
export async function findOpen(transaction: Transaction, handInId: string): Promise<StoredRemark | undefined> {
  const found = await transaction
    .select()
    .from(remarks)
    .where(and(eq(remarks.handInId, handInId), isNull(remarks.releasedAt)))
  return found[0]
}

export async function findReleasedLast(transaction: Transaction, handInId: string): Promise<StoredRemark | undefined> {
  const found = await transaction
    .select()
    .from(remarks)
    .where(and(eq(remarks.handInId, handInId), isNotNull(remarks.releasedAt)))
    .orderBy(desc(remarks.releasedAt), desc(remarks.id))
    .limit(1)
  return found[0]
}

export async function insertRemark(transaction: Transaction, row: typeof remarks.$inferInsert): Promise<void> {
  await transaction.insert(remarks).values(row)
}

export async function updateRemark(
  transaction: Transaction,
  id: string,
  change: Partial<typeof remarks.$inferInsert>,
): Promise<void> {
  await transaction.update(remarks).set(change).where(eq(remarks.id, id))
}

export async function readRemark(pool: Pool, id: string): Promise<Remark> {
  const found = await pool.query<{ remark: Remark }>({
    name: 'homework-remark',
    text: `select ${remarkOf('r')} as remark from homework_remarks r where r.id = $1`,
    values: [id],
  })
  return (found.rows[0] as { remark: Remark }).remark
}

/** Returns the work of a question with unreleased remarks, locked in order of id. */
export async function listWaiting(transaction: Transaction, questionId: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select h.id from homework_hand_ins h join homework_remarks r on r.hand_in_id = h.id and r.released_at is null
    where h.question_id = ${questionId} order by h.id for update of h`)
  return rows.map(({ id }) => id)
}
