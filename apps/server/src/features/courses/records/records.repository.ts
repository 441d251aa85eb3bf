import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { courseRecords } from './records.tables.ts'

export async function insertRecord(transaction: Transaction, row: typeof courseRecords.$inferInsert): Promise<void> {
  await transaction.insert(courseRecords).values(row)
}

/** Id of the record made with this client id. */
export async function findByClient(db: Queryable, personId: string, clientId: string): Promise<string | undefined> {
  const isIt = and(eq(courseRecords.personId, personId), eq(courseRecords.clientId, clientId))
  return (await db.select({ id: courseRecords.postId }).from(courseRecords).where(isIt))[0]?.id
}
