import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Account } from './accounts.repository.ts'
import { type PlanFacts, type Subscription, subscriptionAt } from './plans.rules.ts'
import { schoolPlans } from './plans.tables.ts'

/** SQL: the plan `given` of a school holds at a moment. */
const holds = (moment: string) => `given.replaced_at is null and (given.ends_at is null or given.ends_at > ${moment})`

/**
 * SQL: the plans of the schools that vouch for the row `account` or for which it acts. Who belongs to a school is asked each
 * time; that somebody says so themselves is not enough, since whoever knew of a school with a plan would have it.
 */
const ofSchool = (account: string, moment: string) =>
  `from school_plans given where given.school_id in (
      select vouched.vouched_school_id from accounts vouched where vouched.id = ${account}.id
      union all select acting.school_id from school_permissions acting where acting.account_id = ${account}.id)
    and ${holds(moment)}`

export const hasSchoolPlan = (account: string, moment: string) => `exists (select 1 ${ofSchool(account, moment)})`

/** SQL: the same as `PlanFacts` has it. */
export const schoolPlanOf = (account: string, moment: string) =>
  `(select json_build_object('endsAt', given.ends_at) ${ofSchool(account, moment)}
    order by given.ends_at desc limit 1)`

/** SQL: all whose school has a plan at a moment. */
export const peopleOfSchoolPlans = (moment: string) =>
  `select vouched.id from school_plans given join accounts vouched on vouched.vouched_school_id = given.school_id
    where ${holds(moment)}
    union select acting.account_id from school_plans given join school_permissions acting on acting.school_id = given.school_id
    where ${holds(moment)}`

/** What somebody has at this moment, by themselves or through their school. */
export async function subscriptionOf(
  { db, config, clock }: Pick<Platform, 'config' | 'clock'> & { db: Queryable },
  account: Account,
): Promise<Subscription> {
  const now = clock.now()
  const { rows } = await db.execute<Pick<PlanFacts, 'schoolPlan'> & Record<string, unknown>>(sql`
    select ${sql.raw(schoolPlanOf('asked', 'asked.at'))} as "schoolPlan"
    from (select ${account.id}::uuid as id, ${now}::timestamptz as at) asked`)
  return subscriptionAt(config.planFeatures, now, { ...account, schoolPlan: rows[0]?.schoolPlan ?? null })
}

interface Given {
  schoolId: string
  /** Null: until it is taken back. */
  endsAt: Date | null
  reason: string
  grantedBy: string
}

/** Gives all who belong to a school its plan, in place of what the school had. */
export async function giveSchoolPlan(platform: Platform, transaction: Transaction, given: Given): Promise<void> {
  const at = platform.clock.now()
  await takeSchoolPlan(platform, transaction, given.schoolId)
  await transaction.insert(schoolPlans).values({ ...given, id: newId(at.getTime()), startsAt: at })
}

/** Takes it back; false where there is none. Sessions learn it within the seconds for which they are believed. */
export async function takeSchoolPlan(
  { clock }: Platform,
  transaction: Transaction,
  schoolId: string,
): Promise<boolean> {
  const ended = await transaction
    .update(schoolPlans)
    .set({ replacedAt: clock.now() })
    .where(and(eq(schoolPlans.schoolId, schoolId), isNull(schoolPlans.replacedAt)))
    .returning({ id: schoolPlans.id })
  return ended.length > 0
}
