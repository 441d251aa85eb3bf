import type { givenPlans } from '@learntrail/contract/subscription/codes'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'

/** A code that gives a plan. It is stored hashed: whoever makes it is told it once. */
export const planCodes = pgTable(
  'plan_codes',
  {
    id: uuid().primaryKey(),
    codeHash: bytes().notNull(),
    /** Its last letters, by which staff tell codes apart. */
    ending: text().notNull(),
    plan: text().$type<(typeof givenPlans)[number]>().notNull(),
    /** Of the plan. */
    days: integer().notNull(),
    /** People it is for. */
    uses: integer().notNull(),
    /** Kept in the transaction of each redemption. */
    usedCount: integer().notNull().default(0),
    note: text().notNull(),
    /** Null: the account of its maker has ended. */
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
