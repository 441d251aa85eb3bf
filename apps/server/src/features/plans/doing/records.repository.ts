import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { planRecords } from './doing.tables.ts'

export type StoredRecord = typeof planRecords.$inferSelect

/** The record that a press with this client id made. */
export async function findByClient(transaction: Transaction, personId: string, clientId: string) {
  const isIt = and(eq(planRecords.personId, personId), eq(planRecords.clientId, clientId))
  const [found] = await transaction.select({ postId: planRecords.postId }).from(planRecords).where(isIt)
  return found?.postId
}

const ofResult = (planId: string) => and(eq(planRecords.planId, planId), isNull(planRecords.weekId))

/** The record that somebody made of the result. */
export async function findOfResult(transaction: Transaction, planId: string, personId: string) {
  const isIt = and(ofResult(planId), eq(planRecords.personId, personId))
  const [found] = await transaction.select({ postId: planRecords.postId }).from(planRecords).where(isIt)
  return found?.postId
}

/** All records of the result, each with who made it. */
export async function listOfResult(transaction: Transaction, planId: string) {
  const { postId, personId } = planRecords
  return transaction.select({ postId, personId }).from(planRecords).where(ofResult(planId)).orderBy(postId)
}

export async function insertRecord(transaction: Transaction, row: StoredRecord): Promise<void> {
  await transaction.insert(planRecords).values(row)
}
