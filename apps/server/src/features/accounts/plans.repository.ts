import type { PlanName } from '@learntrail/contract/shell/features'
import type { PlanReminder, PlanSource } from '@learntrail/contract/shell/plan-facts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { planGrants } from './plans.tables.ts'
import { hasSchoolPlan } from './school-plan.service.ts'

export type StoredGrant = typeof planGrants.$inferSelect

export async function insertGrant(transaction: Transaction, row: typeof planGrants.$inferInsert): Promise<void> {
  await transaction.insert(planGrants).values(row)
}

/** Marks the grants in force as replaced; their rows remain as history. */
export async function endGrants(transaction: Transaction, accountId: string, replacedAt: Date): Promise<void> {
  await transaction
    .update(planGrants)
    .set({ replacedAt })
    .where(and(eq(planGrants.accountId, accountId), isNull(planGrants.replacedAt)))
}

/** Returns everything granted to an account, newest first. */
export async function listGrants(db: Queryable, accountId: string): Promise<StoredGrant[]> {
  return db.select().from(planGrants).where(eq(planGrants.accountId, accountId)).orderBy(desc(planGrants.id))
}

export interface PlanEnding {
  accountId: string
  plan: PlanName
  isTrial: boolean
  endsAt: Date
}

/** SQL: accounts with the plan or trial in force at `now`, if it ends by `until`. */
const ending = (now: Date, until: Date) => sql`
  (select a.id, a.plan, false as is_trial, a.plan_ends_at as ends_at from accounts a
    where a.plan <> 'free' and a.plan_ends_at > ${now} and a.plan_ends_at <= ${until} and a.deleted_at is null
  union all
  select a.id, 'plus', true, a.trial_ends_at from accounts a
    where a.trial_ends_at > ${now} and a.trial_ends_at <= ${until} and a.deleted_at is null
      and (a.plan = 'free' or a.plan_ends_at <= ${now})
      and not exists (select 1 from (select a.id, ${now}::timestamptz as at) its where ${sql.raw(hasSchoolPlan('its', 'its.at'))}))`

interface Due {
  now: Date
  until: Date
  days: PlanReminder
  limit: number
}

/** Marks up to `limit` ends as told and returns those that had not been told yet. */
export async function takeEndings(transaction: Transaction, { now, until, days, limit }: Due): Promise<PlanEnding[]> {
  const { rows } = await transaction.execute<{
    accountId: string
    plan: PlanName
    isTrial: boolean
    endsAt: string
  }>(sql`
    with due as (
      select e.* from ${ending(now, until)} e where not exists (
        select 1 from plan_reminders r where r.account_id = e.id and r.ends_at = e.ends_at and r.days <= ${days})
      limit ${limit}),
    told as (
      insert into plan_reminders (account_id, ends_at, days) select id, ends_at, ${days} from due
      on conflict do nothing returning account_id)
    select d.id as "accountId", d.plan, d.is_trial as "isTrial", d.ends_at as "endsAt" from due d
      join told t on t.account_id = d.id`)
  return rows.map((row) => ({ ...row, endsAt: new Date(row.endsAt) }))
}

export async function forgetReminders(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`delete from plan_reminders where ends_at < ${before}`)
}

interface EndingPage {
  now: Date
  until: Date
  after: readonly [moment: string, id: string]
  limit: number
}

/** Returns accounts whose granted plan ends by `until`, soonest first. Omits trials, since everybody has one. */
export async function listEndings(db: Queryable, { now, until, after, limit }: EndingPage) {
  const { rows } = await db.execute<{
    accountId: string
    plan: PlanName
    endsAt: string
    source: PlanSource | null
  }>(sql`
    select a.id as "accountId", a.plan, a.plan_ends_at as "endsAt",
      (select g.source from plan_grants g where g.account_id = a.id and g.replaced_at is null order by g.id desc limit 1) as source
    from accounts a
    where a.plan <> 'free' and a.plan_ends_at > ${now} and a.plan_ends_at <= ${until} and a.deleted_at is null
      and (a.plan_ends_at, a.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)
    order by a.plan_ends_at, a.id limit ${limit}`)
  return rows.map((row) => ({ ...row, endsAt: new Date(row.endsAt) }))
}
