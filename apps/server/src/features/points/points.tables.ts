import { goalPictures, movementKinds } from '@learntrail/contract/points/states'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

const ofGroup = () =>
  uuid()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' })

/**
 * The accounts of a group between which points move: its budget, its members, and the product that the budget comes
 * from. A member's row outlives their account, without naming them, so that the group's points still add up.
 */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    groupId: ofGroup(),
    id: uuid().notNull(),
    kind: text({ enum: ['product', 'budget', 'member'] }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Sum of the account's entries. Null for the product, whose balance is not kept. */
    balance: integer(),
    /** All points the member was ever given here, without those taken back; 0 again once records are cleared. */
    received: integer().notNull().default(0),
    /** The last entry that the member has seen. */
    seenId: uuid(),
    /** The entry of the last reset: earlier entries can no longer be taken back. */
    emptiedId: uuid(),
    /** Hides the member's name on the leaderboard. */
    hidesName: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    uniqueIndex('point_accounts_member').on(table.groupId, table.accountId).where(sql`${table.accountId} is not null`),
    uniqueIndex('point_accounts_own').on(table.groupId, table.kind).where(sql`${table.kind} <> 'member'`),
    index('point_accounts_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    check(
      'point_accounts_balance',
      sql`case ${table.kind} when 'member' then ${table.balance} between 0 and 1000000
        when 'budget' then ${table.balance} between 0 and 100000000 else ${table.balance} is null end is true`,
    ),
    check('point_accounts_received', sql`${table.received} >= 0`),
  ],
)

/** What made points move: giving by hand, homework, taking back, or a reset. */
export const pointActs = pgTable(
  'point_acts',
  {
    groupId: ofGroup(),
    id: uuid().notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    /** From the browser or derived from the cause, so that a repeated request is one act. */
    clientId: text().notNull(),
    /** Null for the product, and for a person whose account is gone. */
    actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    /** The homework paid for. Not a foreign key, because points outlive it. */
    questionId: uuid(),
    madeAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    uniqueIndex('point_acts_client').on(table.groupId, table.clientId),
    index('point_acts_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
  ],
)

/**
 * Movements of points between two accounts of a group, one per row. A trigger keeps rows from being changed.
 * Partitioned by month of the id (`close-months.ts`); the partitioning is in the migration.
 */
export const pointEntries = pgTable(
  'point_entries',
  {
    groupId: ofGroup(),
    id: uuid().notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
    amount: integer().notNull(),
    actId: uuid(),
    /** The entry that this one takes back. */
    reverses: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('point_entries_to').on(table.groupId, table.toId, table.id),
    index('point_entries_from')
      .on(table.groupId, table.fromId, table.id)
      .where(sql`${table.kind} <> 'issued'
      and ${table.kind} <> 'handedIn' and ${table.kind} <> 'quality'`),
    check('point_entries_amount', sql`${table.amount} between 1 and 100000000`),
    check('point_entries_two', sql`${table.fromId} <> ${table.toId}`),
  ],
)

/**
 * Sources that have paid and never pay again, even when their entry is older than entries are kept; for example, that
 * work was handed in or that a movement was taken back.
 */
export const pointSources = pgTable(
  'point_sources',
  {
    groupId: ofGroup(),
    source: text().notNull(),
    /** The account whose points the source moved. */
    holderId: uuid().notNull(),
    entryId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.source, table.holderId] })],
)

/** A group's movements before they were cleared. */
export const pointArchives = pgTable(
  'point_archives',
  {
    groupId: ofGroup(),
    id: uuid().notNull(),
    madeAt: moment().notNull(),
    movements: integer().notNull(),
    /** Gzipped lines of JSON. People are ids only, so a deleted account leaves no name. */
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** A member's answer to points they were given. */
export const pointAnswers = pgTable(
  'point_answers',
  {
    groupId: ofGroup(),
    entryId: uuid().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.entryId] }),
    index('point_answers_account').on(table.accountId),
  ],
)

/** A goal that all points of a group fill together. */
export const pointGoals = pgTable('point_goals', {
  groupId: ofGroup().primaryKey(),
  /** Null when the goal was removed. */
  title: text(),
  target: integer().notNull(),
  picture: text({ enum: goalPictures }).notNull(),
  /** Points given since the goal was set, minus those taken back. */
  reached: integer().notNull(),
  setAt: moment().notNull(),
  /** When the target was reached. */
  reachedAt: moment(),
  version: integer().notNull(),
})

/** The week, by its Monday in Taiwan, of a group's current leaderboard. */
export const pointLeaderboards = pgTable('point_leaderboards', {
  groupId: ofGroup().primaryKey(),
  week: date({ mode: 'string' }).notNull(),
  madeAt: moment().notNull(),
})

/** The places of a leaderboard. */
export const pointPlaces = pgTable(
  'point_places',
  {
    groupId: ofGroup(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Shared by members with equal points. */
    place: integer().notNull(),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.accountId] }),
    index('point_places_account').on(table.accountId),
  ],
)

/** What a school decides for all of its groups. */
export const pointSchools = pgTable('point_schools', {
  schoolId: uuid()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  forbidsLeaderboards: boolean().notNull(),
})

/** Results of the nightly check that all balances equal the sum of their entries. */
export const pointProofs = pgTable('point_proofs', {
  id: uuid().primaryKey(),
  provedAt: moment().notNull(),
  accounts: integer().notNull(),
  /** Number of balances that do not. */
  drifting: integer().notNull(),
})

/** Refuse every change: entries are only added. */
export const pointTriggers: readonly TableTrigger[] = [
  { table: 'point_entries', name: 'point_entries_keep', runs: 'keep_point_entry' },
]
