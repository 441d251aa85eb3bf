import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { prizeCodes } from '../prizes.tables.ts'

export type StoredCode = Pick<typeof prizeCodes.$inferSelect, 'id' | 'sealed'>

/** Lists all codes of a prize, given or not, except erased ones. */
export async function listCodes(transaction: Transaction, prizeId: string): Promise<StoredCode[]> {
  return transaction
    .select({ id: prizeCodes.id, sealed: prizeCodes.sealed })
    .from(prizeCodes)
    .where(eq(prizeCodes.prizeId, prizeId))
}

export async function insertCodes(transaction: Transaction, rows: (typeof prizeCodes.$inferInsert)[]): Promise<void> {
  await transaction.insert(prizeCodes).values(rows)
}

const isFree = (prizeId: string) => and(eq(prizeCodes.prizeId, prizeId), isNull(prizeCodes.givenAt))

/** Deletes the newest codes that were not given, at most `count`. */
export async function deleteFree(transaction: Transaction, prizeId: string, count: number): Promise<void> {
  await transaction.execute(sql`delete from prize_codes where prize_id = ${prizeId} and id in (
    select id from prize_codes where prize_id = ${prizeId} and given_at is null order by id desc limit ${count})`)
}

/** Returns the next code to give. */
export async function findNext(transaction: Transaction, prizeId: string): Promise<StoredCode | undefined> {
  const [found] = await transaction
    .select({ id: prizeCodes.id, sealed: prizeCodes.sealed })
    .from(prizeCodes)
    .where(isFree(prizeId))
    .orderBy(prizeCodes.id)
    .limit(1)
  return found
}

export async function giveCode(
  transaction: Transaction,
  { prizeId, id, applicationId, at }: { prizeId: string; id: string; applicationId: string; at: Date },
): Promise<void> {
  await transaction
    .update(prizeCodes)
    .set({ applicationId, givenAt: at })
    .where(and(eq(prizeCodes.prizeId, prizeId), eq(prizeCodes.id, id)))
}

export async function findGiven(db: Queryable, applicationId: string): Promise<StoredCode | undefined> {
  const [found] = await db
    .select({ id: prizeCodes.id, sealed: prizeCodes.sealed })
    .from(prizeCodes)
    .where(eq(prizeCodes.applicationId, applicationId))
  return found
}

export async function deleteGiven(transaction: Transaction, applicationId: string): Promise<void> {
  await transaction.delete(prizeCodes).where(eq(prizeCodes.applicationId, applicationId))
}
