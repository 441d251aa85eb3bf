import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { dayAfter } from '../../../platform/clock/taipei.ts'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { everyAccount } from '../../accounts/index.ts'
import { schools } from '../organization/schools.tables.ts'
import { placements } from './placements.tables.ts'

export type Placement = typeof placements.$inferSelect
export type NewPlacement = typeof placements.$inferInsert

const isOpen = isNull(placements.until)

/** Returns the open placement of a person; the caller holds the account. */
export async function findOpen(transaction: Transaction, accountId: string): Promise<Placement | undefined> {
  const found = await transaction
    .select()
    .from(placements)
    .where(and(eq(placements.accountId, accountId), isOpen))
  return found[0]
}

/** Returns open placements of former school years and locks their accounts, so that later statements wait. */
export async function holdPassed(transaction: Transaction, yearBegan: string, limit: number): Promise<Placement[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select p.id from ${sql.raw(everyAccount('a'))} join placements p on p.account_id = a.id
    where p.until_day is null and p.from_day < ${yearBegan} order by p.account_id limit ${limit} for update of a, p`)
  const ids = sql.param(rows.map(({ id }) => id))
  return transaction.select().from(placements).where(sql`${placements.id} = any(${ids}::uuid[])`)
}

export async function insertPlacements(transaction: Transaction, rows: NewPlacement[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(placements).values(rows)
}

export async function updatePlacement(transaction: Transaction, id: string, change: Partial<NewPlacement>) {
  await transaction.update(placements).set(change).where(eq(placements.id, id))
}

/** Ends or deletes closed placements that reach a day or lie after it. */
export async function endBefore(transaction: Transaction, accountId: string, day: string): Promise<void> {
  const isTheirs = and(eq(placements.accountId, accountId), gte(placements.until, day))
  await transaction.delete(placements).where(and(isTheirs, gte(placements.from, day)))
  await transaction
    .update(placements)
    .set({ until: dayAfter(day, -1) })
    .where(isTheirs)
}

export async function deletePlacement(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(placements).where(eq(placements.id, id))
}

/** Lists a person's placements, newest first, with the names of listed schools. */
export async function listPlacements(db: Queryable, accountId: string) {
  return db
    .select({ row: placements, schoolName: schools.name })
    .from(placements)
    .leftJoin(schools, eq(schools.id, placements.schoolId))
    .where(eq(placements.accountId, accountId))
    .orderBy(sql`${placements.from} desc`)
}
