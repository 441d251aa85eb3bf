import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { isStandingPost } from '../../posts/index.ts'
import { planRecords } from './doing.tables.ts'

export type StoredRecord = typeof planRecords.$inferSelect

/** Returns the record that a request with this client id made. */
export const findByClient = (transaction: Transaction, personId: string, clientId: string) =>
  findStanding(transaction, and(eq(planRecords.personId, personId), eq(planRecords.clientId, clientId)))

/** Returns the record, first detaching it from the plan for good if it is binned, so that another can be made. */
async function findStanding(transaction: Transaction, isIt: SQL | undefined): Promise<string | undefined> {
  const isGone = sql.raw(`not ${isStandingPost('plan_records.post_id')}`)
  await transaction.delete(planRecords).where(and(isIt, isGone))
  const [found] = await transaction.select({ postId: planRecords.postId }).from(planRecords).where(isIt)
  return found?.postId
}

const ofResult = (planId: string) => and(eq(planRecords.planId, planId), isNull(planRecords.weekId))

/** Returns a person's record of the result. */
export const findOfResult = (transaction: Transaction, planId: string, personId: string) =>
  findStanding(transaction, and(ofResult(planId), eq(planRecords.personId, personId)))

/** Returns all records of the result with their makers. */
export async function listOfResult(transaction: Transaction, planId: string) {
  const { postId, personId } = planRecords
  return transaction.select({ postId, personId }).from(planRecords).where(ofResult(planId)).orderBy(postId)
}

export async function insertRecord(transaction: Transaction, row: StoredRecord): Promise<void> {
  await transaction.insert(planRecords).values(row)
}
