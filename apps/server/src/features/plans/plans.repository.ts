import type { PlanPart } from '@learntrail/contract/plans/facts'
import { privacy } from '@learntrail/contract/posts/posts'
import { and, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { joinAccount, joinStandingAccount } from '../accounts/index.ts'
import type { PlanRow } from './plans.mapping.ts'
import { onePlanQuery } from './plans.queries.ts'
import { planGroups, plans } from './plans.tables.ts'
import { partIn, visiblePlan } from './visible.sql.ts'

export type StoredPlan = typeof plans.$inferSelect
type NewPlan = typeof plans.$inferInsert

/** Locks the start of a person's plans, so that the limits are counted and client ids compared one at a time. */
export async function holdPlansOf(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plans:${ownerId}`}, 0))`)
}

export async function countOf(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(plans, eq(plans.ownerId, ownerId))
}

/** Counts the owner's plans that are not private. */
export async function countShared(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(plans, and(eq(plans.ownerId, ownerId), lt(plans.privacy, privacy.private)))
}

export async function findByClient(db: Queryable, ownerId: string, clientId: string): Promise<string | undefined> {
  const isIt = and(eq(plans.ownerId, ownerId), eq(plans.clientId, clientId))
  const found = await db.select({ id: plans.id }).from(plans).where(isIt)
  return found[0]?.id
}

export async function insertPlan(transaction: Transaction, row: NewPlan): Promise<void> {
  await transaction.insert(plans).values(row)
}

/** Returns a plan as the viewer may see it. */
export async function findPlan(pool: Pool, viewer: string, id: string): Promise<PlanRow | undefined> {
  const found = await pool.query<PlanRow>({ ...onePlanQuery, values: [viewer, id] })
  return found.rows[0]
}

const isOf = (ownerId: string, id: string) => and(eq(plans.ownerId, ownerId), eq(plans.id, id))

/** Returns a plan of this owner, locked until the transaction ends. */
export async function holdOwn(transaction: Transaction, ownerId: string, id: string): Promise<StoredPlan | undefined> {
  const found = await transaction.select().from(plans).where(isOf(ownerId, id)).for('update')
  return found[0]
}

/** Returns a plan of any owner, locked until the transaction ends. */
export async function holdPlan(transaction: Transaction, id: string): Promise<StoredPlan | undefined> {
  return (await transaction.select().from(plans).where(eq(plans.id, id)).for('update'))[0]
}

/** Returns the person's part in a plan; null when they have none or the plan does not exist. */
export async function findPart(db: Queryable, personId: string, id: string): Promise<PlanPart | null> {
  const { rows } = await db.execute<{ part: PlanPart | null }>(sql`
    select ${sql.raw(partIn('v.id', 'plan'))} as part
    from plans plan ${sql.raw(joinStandingAccount('a', 'plan.owner_id'))}
      cross join (select ${personId}::uuid as id) v
    where plan.id = ${id}`)
  return rows[0]?.part ?? null
}

export const writes = (part: PlanPart | null): boolean => part === 'owner' || part === 'member'

/** Returns a plan that this person owns or is a member of, locked until the transaction ends. */
export async function holdWritten(
  transaction: Transaction,
  writer: string,
  id: string,
): Promise<StoredPlan | undefined> {
  const held = await holdPlan(transaction, id)
  return held !== undefined && writes(await findPart(transaction, writer, id)) ? held : undefined
}

type Reached = Pick<StoredPlan, 'ownerId' | 'name' | 'content'>

/** Returns a plan that the viewer may see, locked against changes until the transaction ends. */
export async function holdVisible(transaction: Transaction, viewer: string, id: string): Promise<Reached | undefined> {
  const isVisible = sql.raw(visiblePlan('v.id', 'plan', 'a'))
  const { rows } = await transaction.execute<Reached & Record<string, unknown>>(sql`
    select plan.owner_id as "ownerId", plan.name, plan.content
    from plans plan ${sql.raw(joinAccount('a', 'plan.owner_id'))} cross join (select ${viewer}::uuid as id) v
    where plan.id = ${id} and ${isVisible} for no key update of plan`)
  return rows[0]
}

export async function updatePlan(transaction: Transaction, id: string, change: Partial<NewPlan>): Promise<void> {
  await transaction.update(plans).set(change).where(eq(plans.id, id))
}

export async function deletePlan(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(plans).where(eq(plans.id, id))
}

export async function listGroupIds(transaction: Transaction, planId: string): Promise<string[]> {
  const found = await transaction
    .select({ groupId: planGroups.groupId })
    .from(planGroups)
    .where(eq(planGroups.planId, planId))
    .orderBy(planGroups.groupId)
  return found.map(({ groupId }) => groupId)
}

export async function setGroups(transaction: Transaction, planId: string, groupIds: string[]): Promise<void> {
  await transaction
    .delete(planGroups)
    .where(and(eq(planGroups.planId, planId), notInArray(planGroups.groupId, groupIds)))
  if (groupIds.length === 0) return
  const rows = groupIds.map((groupId) => ({ planId, groupId }))
  await transaction.insert(planGroups).values(rows).onConflictDoNothing()
}
