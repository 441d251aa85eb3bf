import type { givenPlans } from '@learntrail/contract/subscription/codes'
import type { OrderPeriod, OrderState } from '@learntrail/contract/subscription/order-facts'
import type { PayTo } from '@learntrail/contract/subscription/orders'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'

/** A code that gives a plan. Stored hashed: its maker is shown it once. */
export const planCodes = pgTable(
  'plan_codes',
  {
    id: uuid().primaryKey(),
    codeHash: bytes().notNull(),
    /** Its last letters, by which staff tell codes apart. */
    ending: text().notNull(),
    plan: text().$type<(typeof givenPlans)[number]>().notNull(),
    /** Days that the plan is given for. */
    days: integer().notNull(),
    /** How many people it is for. */
    uses: integer().notNull(),
    /** Updated in the transaction of each redemption. */
    usedCount: integer().notNull().default(0),
    note: text().notNull(),
    /** Null once the maker's account is deleted. */
    madeBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [uniqueIndex('plan_codes_hash').on(table.codeHash), index('plan_codes_maker').on(table.madeBy)],
)

/** Who redeemed which code. */
export const planRedemptions = pgTable(
  'plan_redemptions',
  {
    codeId: uuid()
      .notNull()
      .references(() => planCodes.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.codeId, table.accountId] }),
    index('plan_redemptions_code').on(table.codeId, table.at, table.accountId),
    index('plan_redemptions_account').on(table.accountId),
  ],
)

/** Orders of plans and their payments. Paid orders outlive the account, for the books. */
export const planOrders = pgTable(
  'plan_orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull(),
    /** Null once the account is deleted. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    clientId: uuid().notNull(),
    plan: text().$type<(typeof givenPlans)[number]>().notNull(),
    period: text().$type<OrderPeriod>().notNull(),
    /** In New Taiwan dollars. */
    amount: integer().notNull(),
    /** The operator's bank account when the order was made. */
    payTo: jsonb().$type<PayTo>().notNull(),
    createdAt: moment().notNull(),
    /** The last day on which it can be paid, in Taiwan. */
    payBy: date({ mode: 'string' }).notNull(),
    /** `expired` is derived from `payBy`. */
    state: text().$type<Exclude<OrderState, 'expired'>>().notNull(),
    digits: text(),
    paidOn: date({ mode: 'string' }),
    paidAmount: integer(),
    toldAt: moment(),
    /** Why the payment was not found, in words for the payer. */
    reason: text().notNull().default(''),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    grantedUntil: moment(),
  },
  (table) => [
    uniqueIndex('plan_orders_number').on(table.number),
    uniqueIndex('plan_orders_client').on(table.accountId, table.clientId),
    index('plan_orders_account').on(table.accountId, table.id),
    index('plan_orders_state').on(table.state, table.id),
    index('plan_orders_decider').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
  ],
)
