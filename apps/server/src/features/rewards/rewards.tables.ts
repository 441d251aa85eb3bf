import { rewardMovementKinds } from '@learntrail/contract/rewards/states'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.tables.ts'

/**
 * Whose reward points are: a person's purse, what is on hold for an application for a prize, and the two that keep no
 * balance: the product, from which points come and to which spent ones go, and what has expired. The rows of a person stay
 * when the account is gone, so that all still adds up; they name nobody then.
 */
export const rewardAccounts = pgTable(
  'reward_accounts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['product', 'expired', 'purse', 'hold'] }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** What points are on hold for. No key: prizes come after purses. */
    applicationId: uuid(),
    balance: integer(),
  },
  (table) => [
    uniqueIndex('reward_accounts_purse')
      .on(table.accountId)
      .where(sql`${table.kind} = 'purse' and ${table.accountId} is not null`),
    uniqueIndex('reward_accounts_hold').on(table.applicationId).where(sql`${table.kind} = 'hold'`),
    uniqueIndex('reward_accounts_own').on(table.kind).where(sql`${table.kind} in ('product', 'expired')`),
    index('reward_accounts_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    check(
      'reward_accounts_balance',
      sql`case when ${table.kind} in ('purse', 'hold') then ${table.balance} between 0 and 1000000
        else ${table.balance} is null end is true`,
    ),
    check('reward_accounts_application', sql`(${table.kind} = 'hold') = (${table.applicationId} is not null)`),
  ],
)

/**
 * Reward points that moved, a row each; none ever changes, which a trigger holds. Its parts are a month each by the time of
 * the ids (`close-months.ts`), and the migration makes the table so.
 */
export const rewardEntries = pgTable(
  'reward_entries',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: rewardMovementKinds }).notNull(),
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    index('reward_entries_to').on(table.toId, table.id),
    index('reward_entries_from').on(table.fromId, table.id),
    check('reward_entries_amount', sql`${table.amount} > 0`),
    check('reward_entries_two', sql`${table.fromId} <> ${table.toId}`),
  ],
)

/** What has moved points, and never does again, also when its entry is older than is kept. */
export const rewardSources = pgTable(
  'reward_sources',
  { source: text().notNull(), entryId: uuid().notNull() },
  (table) => [primaryKey({ columns: [table.source] })],
)
