import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { planExecutions, planSaid } from './doing.tables.ts'

export async function isSaid(transaction: Transaction, byId: string, clientId: string): Promise<boolean> {
  return (await transaction.$count(planSaid, and(eq(planSaid.byId, byId), eq(planSaid.clientId, clientId)))) > 0
}

export async function countSaid(transaction: Transaction, planId: string, weekId: string): Promise<number> {
  return transaction.$count(planSaid, and(eq(planSaid.planId, planId), eq(planSaid.weekId, weekId)))
}

export async function insertSaid(transaction: Transaction, row: typeof planSaid.$inferInsert): Promise<void> {
  await transaction.insert(planSaid).values(row)
}

/** SQL of when the oldest question without a later answer by an adviser in its week was asked; null if none. */
export const asksSince = (planId: SQL) => sql`(select min(s.at) from plan_said s where s.plan_id = ${planId}
    and not s.is_adviser and not exists (select 1 from plan_said later
      where later.plan_id = s.plan_id and later.week_id = s.week_id and later.is_adviser and later.id > s.id))`

export async function noteAsked(transaction: Transaction, planId: string, activeAt: Date): Promise<void> {
  const since = asksSince(sql`${planId}`)
  await transaction.update(planExecutions).set({ asksSince: since, activeAt }).where(eq(planExecutions.planId, planId))
}
