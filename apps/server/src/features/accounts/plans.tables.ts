import type { PlanName } from '@learntrail/contract/shell/features'
import type { PlanSource } from '@learntrail/contract/shell/plan-facts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from './accounts.tables.ts'

/** Every plan granted to a person; the one in force is also in `accounts`. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    plan: text().$type<PlanName>().notNull(),
    source: text().$type<PlanSource>().notNull(),
    /** Why it was granted; shown to the person. */
    reason: text().notNull(),
    /** The staff member who granted it; the grant outlives their account. */
    grantedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    startsAt: moment().notNull(),
    /** Null for a plan without an end. */
    endsAt: moment(),
    /** When another grant replaced it, or it was taken back. */
    replacedAt: moment(),
  },
  (table) => [
    index('plan_grants_account').on(table.accountId, table.id),
    index('plan_grants_giver').on(table.grantedBy),
  ],
)

/** Plans of whole schools. Membership is looked up when a plan is used. */
export const schoolPlans = pgTable(
  'school_plans',
  {
    id: uuid().primaryKey(),
    schoolId: uuid().notNull(),
    /** Why it was granted; shown to the people who have it. */
    reason: text().notNull(),
    grantedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    startsAt: moment().notNull(),
    /** Null for a plan without an end. */
    endsAt: moment(),
    /** When another grant replaced it, or it was taken back. */
    replacedAt: moment(),
  },
  (table) => [
    uniqueIndex('school_plans_holding').on(table.schoolId).where(sql`${table.replacedAt} is null`),
    index('school_plans_giver').on(table.grantedBy),
  ],
)

/** Ends that an account was told of in advance, so that each is told once. */
export const planReminders = pgTable(
  'plan_reminders',
  { accountId: ofAccount(), endsAt: moment().notNull(), days: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.endsAt, table.days] })],
)
