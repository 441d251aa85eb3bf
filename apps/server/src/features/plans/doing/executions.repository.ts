import type { PlanContent } from '@learntrail/contract/plans/content'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { writesPlan } from '../visible.sql.ts'
import { advisersOf, advisesPlan, readsDoing, writersOf } from './doing.sql.ts'
import { planExecutions } from './doing.tables.ts'

export type StoredExecution = typeof planExecutions.$inferSelect

/** A plan and the person's rights in doing it. */
export interface ReachedPlan {
  id: string
  ownerId: string
  name: string
  content: PlanContent
  version: number
  writes: boolean
  advises: boolean
}

/** Returns a plan whose execution the viewer may read, locked against deletion until the transaction ends. */
export async function holdPlan(transaction: Transaction, viewer: string, id: string): Promise<ReachedPlan | undefined> {
  const { rows } = await transaction.execute<ReachedPlan & Record<string, unknown>>(sql`
    select plan.id, plan.owner_id as "ownerId", plan.name, plan.content, plan.version,
      ${sql.raw(writesPlan('v.id', 'plan'))} as writes, ${sql.raw(advisesPlan('v.id', 'plan'))} as advises
    from plans plan ${sql.raw(joinAccount('a', 'plan.owner_id'))} cross join (select ${viewer}::uuid as id) v
    where plan.id = ${id} and ${sql.raw(readsDoing('v.id', 'plan', 'a'))} for key share of plan`)
  return rows[0]
}

/** Returns the execution, locked so that changes to it happen one at a time. */
export async function holdExecution(transaction: Transaction, planId: string): Promise<StoredExecution | undefined> {
  const found = await transaction.select().from(planExecutions).where(eq(planExecutions.planId, planId)).for('update')
  return found[0]
}

/** Locks several plans in one order, so that two people switching timers between them cannot deadlock. */
export async function holdAll(transaction: Transaction, planIds: string[]): Promise<void> {
  const ids = sql.param(planIds)
  await transaction.execute(sql`select from plans where id = any(${ids}::uuid[]) order by id for key share`)
  await transaction.execute(
    sql`select from plan_executions where plan_id = any(${ids}::uuid[]) order by plan_id for update`,
  )
}

/** Inserts an execution; false when the plan is begun already. */
export async function insertExecution(
  transaction: Transaction,
  row: typeof planExecutions.$inferInsert,
): Promise<boolean> {
  const made = await transaction.insert(planExecutions).values(row).onConflictDoNothing()
  return made.rowCount === 1
}

export async function updateExecution(
  transaction: Transaction,
  planId: string,
  change: Partial<typeof planExecutions.$inferInsert>,
): Promise<void> {
  await transaction.update(planExecutions).set(change).where(eq(planExecutions.planId, planId))
}

async function listPeople(transaction: Transaction, planId: string, people: (plan: string) => string) {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select people.id from plans plan cross join lateral (${sql.raw(people('plan'))}) people
    where plan.id = ${planId} order by people.id`)
  return rows.map(({ id }) => id)
}

export const listWriters = (transaction: Transaction, planId: string) => listPeople(transaction, planId, writersOf)
export const listAdvisers = (transaction: Transaction, planId: string) => listPeople(transaction, planId, advisersOf)
