import type { PlanName } from '@learntrail/contract/shell/features'
import type { PlanSource } from '@learntrail/contract/shell/plan-facts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from './accounts.tables.ts'

/** Every plan that somebody was given; the one that holds stands in `accounts` as well. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    plan: text().$type<PlanName>().notNull(),
    source: text().$type<PlanSource>().notNull(),
    /** Why, in words that whoever has it reads. */
    reason: text().notNull(),
    /** Of the service's people; what they gave outlives their account. */
    grantedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    startsAt: moment().notNull(),
    /** Null: until it is taken back. */
    endsAt: moment(),
    /** Another took its place, or it was taken back. */
    replacedAt: moment(),
  },
  (table) => [
    index('plan_grants_account').on(table.accountId, table.id),
    index('plan_grants_giver').on(table.grantedBy),
  ],
)

/** Plans of whole schools. Who belongs to one is asked when it is used. */
export const schoolPlans = pgTable(
  'school_plans',
  {
    id: uuid().primaryKey(),
    schoolId: uuid().notNull(),
    /** Why, in words that whoever has it reads. */
    reason: text().notNull(),
    grantedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    startsAt: moment().notNull(),
    /** Null: until it is taken back. */
    endsAt: moment(),
    /** Another took its place, or it was taken back. */
    replacedAt: moment(),
  },
  (table) => [
    uniqueIndex('school_plans_holding').on(table.schoolId).where(sql`${table.replacedAt} is null`),
    index('school_plans_giver').on(table.grantedBy),
  ],
)

/** Which ends somebody was told of ahead, so that each is told once. */
export const planReminders = pgTable(
  'plan_reminders',
  { accountId: ofAccount(), endsAt: moment().notNull(), days: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.endsAt, table.days] })],
)
