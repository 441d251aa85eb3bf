import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Account } from './accounts.repository.ts'
import { type PlanFacts, type Subscription, subscriptionAt } from './plans.rules.ts'
import { schoolPlans } from './plans.tables.ts'

/** SQL: whether the plan `given` of a school is in force at a moment. */
const holds = (moment: string) => `given.replaced_at is null and (given.ends_at is null or given.ends_at > ${moment})`

/**
 * SQL: the plans of schools that vouch for the row `account` or that it acts for. Membership is looked up every time. A
 * person's own claim does not count, or anybody who knew of a school with a plan would have it.
 */
const ofSchool = (account: string, moment: string) =>
  `from school_plans given where given.school_id in (
      select vouched.vouched_school_id from accounts vouched where vouched.id = ${account}.id
      union all select acting.school_id from school_permissions acting where acting.account_id = ${account}.id)
    and ${holds(moment)}`

export const hasSchoolPlan = (account: string, moment: string) => `exists (select 1 ${ofSchool(account, moment)})`

/** SQL: the same as JSON for `PlanFacts.schoolPlan`, with the last end. Null if there is none. */
export const schoolPlanOf = (account: string, moment: string) =>
  `(select json_build_object('endsAt', given.ends_at) ${ofSchool(account, moment)}
    order by given.ends_at desc limit 1)`

/** SQL: the plan that a school itself has at a moment, as JSON with its start, end and reason. Null if there is none. */
export const runningPlanOf = (school: string, moment: string) =>
  `(select json_build_object('startsAt', ${isoTime('given.starts_at')}, 'endsAt', ${isoTime('given.ends_at')}, 'reason', given.reason)
    from school_plans given where given.school_id = ${school} and ${holds(moment)})`

/** SQL: ids of all people whose school has a plan at a moment. */
export const peopleOfSchoolPlans = (moment: string) =>
  `select vouched.id from school_plans given join accounts vouched on vouched.vouched_school_id = given.school_id
    where ${holds(moment)}
    union select acting.account_id from school_plans given join school_permissions acting on acting.school_id = given.school_id
    where ${holds(moment)}`

/** Returns the subscription of an account now, its own or its school's. */
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
  /** Null for a plan without an end. */
  endsAt: Date | null
  reason: string
  grantedBy: string
}

/** Gives a school's people its plan, replacing the school's earlier one. */
export async function giveSchoolPlan(platform: Platform, transaction: Transaction, given: Given): Promise<void> {
  const at = platform.clock.now()
  await takeSchoolPlan(platform, transaction, given.schoolId)
  await transaction.insert(schoolPlans).values({ ...given, id: newId(at.getTime()), startsAt: at })
}

/** Takes a school's plan back; returns false if there is none. Sessions notice once their cached facts expire (5 s). */
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
