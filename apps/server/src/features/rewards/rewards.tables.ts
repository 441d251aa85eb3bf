import { rewardMovementKinds } from '@learntrail/contract/rewards/states'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

/**
 * Accounts of reward points: a person's purse, the hold of an application for a prize, the budget of a school, and two
 * without a balance: the product, from which points come and to which spent ones go, and expired points. The rows of a
 * person stay when their account is gone, so that everything adds up; they then name nobody.
 */
export const rewardAccounts = pgTable(
  'reward_accounts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['product', 'expired', 'purse', 'hold', 'budget'] }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The application that points are held for. Not a foreign key: prizes come after purses. */
    applicationId: uuid(),
    /** The school of a budget. */
    schoolId: uuid().references(() => schools.id, { onDelete: 'set null' }),
    /** Sum of all entries; null where keeping it would make everybody wait for one row. */
    balance: integer(),
    /** Everything it was ever given and that was not taken back. */
    received: integer().notNull().default(0),
    /** For a purse, the last entry that its owner has seen. */
    seenId: uuid(),
  },
  (table) => [
    uniqueIndex('reward_accounts_purse')
      .on(table.accountId)
      .where(sql`${table.kind} = 'purse' and ${table.accountId} is not null`),
    uniqueIndex('reward_accounts_hold').on(table.applicationId).where(sql`${table.kind} = 'hold'`),
    uniqueIndex('reward_accounts_budget').on(table.schoolId).where(sql`${table.schoolId} is not null`),
    uniqueIndex('reward_accounts_own').on(table.kind).where(sql`${table.kind} in ('product', 'expired')`),
    index('reward_accounts_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    check(
      'reward_accounts_balance',
      sql`case when ${table.kind} in ('purse', 'hold') then ${table.balance} between 0 and 1000000
        when ${table.kind} = 'budget' then ${table.balance} between 0 and 100000000 else ${table.balance} is null end is true`,
    ),
    check('reward_accounts_received', sql`${table.received} >= 0`),
    check('reward_accounts_application', sql`(${table.kind} = 'hold') = (${table.applicationId} is not null)`),
    check('reward_accounts_school', sql`${table.kind} = 'budget' or ${table.schoolId} is null`),
  ],
)

/** Acts that moved points: who did it, why and where. */
export const rewardActs = pgTable(
  'reward_acts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: rewardMovementKinds }).notNull(),
    /** Null for the product, or a person whose account is gone. */
    actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** In the actor's words, or the title of the course or prize; empty if the kind says enough. */
    reason: text().notNull(),
    /** The group in which points were given, and the school they belonged to. */
    groupId: uuid().references(() => groups.id, { onDelete: 'set null' }),
    schoolId: uuid().references(() => schools.id, { onDelete: 'set null' }),
    /** The course or application. Not a foreign key: points outlive it. */
    subjectId: uuid(),
    /** The act whose points it takes back. */
    reverses: uuid(),
    /** Points that were to move. */
    points: integer().notNull(),
    /** Points that did move; fewer if a purse lacked room. */
    moved: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('reward_acts_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
    index('reward_acts_group').on(table.groupId, table.id).where(sql`${table.groupId} is not null`),
    index('reward_acts_school').on(table.schoolId).where(sql`${table.schoolId} is not null`),
    check('reward_acts_moved', sql`${table.points} > 0 and ${table.moved} between 0 and ${table.points}`),
  ],
)

/**
 * Movements of reward points; rows never change, which a trigger enforces. Partitioned by month of the ids
 * (`close-months.ts`), as made by the migration.
 */
export const rewardEntries = pgTable(
  'reward_entries',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: rewardMovementKinds }).notNull(),
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
    amount: integer().notNull(),
    /** The act; null for carried sums of older entries. */
    actId: uuid(),
    /** The entry that this one takes back. */
    reverses: uuid(),
  },
  (table) => [
    index('reward_entries_to').on(table.toId, table.id),
    index('reward_entries_from').on(table.fromId, table.id),
    index('reward_entries_lost')
      .on(table.fromId, table.id)
      .where(
        sql`${table.kind} <> 'course' and ${table.kind} <> 'issued' and ${table.kind} <> 'gift' and ${table.kind} <> 'funded'`,
      ),
    index('reward_entries_act').on(table.actId).where(sql`${table.actId} is not null`),
    check('reward_entries_amount', sql`${table.amount} > 0`),
    check('reward_entries_two', sql`${table.fromId} <> ${table.toId}`),
    check('reward_entries_has_act', sql`(${table.kind} = 'carried') = (${table.actId} is null)`),
    check('reward_entries_reverses', sql`(${table.kind} = 'correction') = (${table.reverses} is not null)`),
  ],
)

/** Causes that have moved points and never do again, even when their entries are no longer kept. */
export const rewardSources = pgTable('reward_sources', { source: text().primaryKey(), actId: uuid().notNull() })

/** Nightly proofs that balances equal the sums of their entries. */
export const rewardProofs = pgTable('reward_proofs', {
  id: uuid().primaryKey(),
  provedAt: moment().notNull(),
  accounts: integer().notNull(),
  /** How many accounts do not match. */
  drifting: integer().notNull(),
})

/** Refuse every change: entries are only added. */
export const rewardTriggers: readonly TableTrigger[] = [
  { table: 'reward_entries', name: 'reward_entries_keep', runs: 'keep_reward_entry' },
]
