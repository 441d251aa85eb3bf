import type { PlanItem } from '@learntrail/contract/plans/content'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { planDoneItems, planExecutions, planWeeks } from './doing.tables.ts'

export type StoredWeek = typeof planWeeks.$inferSelect

const isOf = (planId: string, weekId: string) => and(eq(planWeeks.planId, planId), eq(planWeeks.weekId, weekId))

export async function findWeek(transaction: Transaction, planId: string, weekId: string) {
  const found = await transaction.select().from(planWeeks).where(isOf(planId, weekId))
  return found[0]
}

/** Whether anything was done or said in a week, even one no longer in the plan. */
export async function hasTraces(transaction: Transaction, planId: string, weekId: string): Promise<boolean> {
  const tables = ['plan_weeks', 'plan_done_items', 'plan_timers', 'plan_records', 'plan_said']
  const traces = tables.map(
    (table) => sql`exists (select 1 from ${sql.identifier(table)} where plan_id = ${planId} and week_id = ${weekId})`,
  )
  const { rows } = await transaction.execute<{ is: boolean }>(sql`select ${sql.join(traces, sql` or `)} as is`)
  return rows[0]?.is === true
}

export async function insertWeek(transaction: Transaction, row: typeof planWeeks.$inferInsert): Promise<void> {
  await transaction.insert(planWeeks).values(row)
}

export async function updateWeek(
  transaction: Transaction,
  { planId, weekId }: Pick<StoredWeek, 'planId' | 'weekId'>,
  change: Partial<typeof planWeeks.$inferInsert>,
): Promise<void> {
  await transaction.update(planWeeks).set(change).where(isOf(planId, weekId))
}

export async function listDone(transaction: Transaction, planId: string) {
  return transaction.select().from(planDoneItems).where(eq(planDoneItems.planId, planId))
}

interface Done {
  planId: string
  weekId: string
  byId: string
  at: Date
}

export async function addDone(transaction: Transaction, items: PlanItem[], done: Done): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ id, text, lessons }) => ({ ...done, itemId: id, text, lessons }))
  await transaction.insert(planDoneItems).values(rows).onConflictDoNothing()
}

export async function removeDone(transaction: Transaction, planId: string, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return
  const isIt = and(eq(planDoneItems.planId, planId), inArray(planDoneItems.itemId, itemIds))
  await transaction.delete(planDoneItems).where(isIt)
}

/** Recomputes the counts that lists show. */
export async function countDone(transaction: Transaction, planId: string, activeAt: Date): Promise<void> {
  await transaction
    .update(planExecutions)
    .set({
      doneItems: sql`(select count(*) from plan_done_items d where d.plan_id = ${planId})`,
      doneLessons: sql`(select coalesce(sum(d.lessons), 0) from plan_done_items d where d.plan_id = ${planId})`,
      activeAt,
    })
    .where(eq(planExecutions.planId, planId))
}

/** Returns the files of all weeks of a plan. */
export async function listWeekFiles(transaction: Transaction, planId: string): Promise<string[]> {
  const rows = await transaction.select({ ids: planWeeks.fileIds }).from(planWeeks).where(eq(planWeeks.planId, planId))
  return [...new Set(rows.flatMap(({ ids }) => ids))]
}
