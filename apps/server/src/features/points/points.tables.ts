import { goalPictures, movementKinds } from '@learntrail/contract/points/states'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/database/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

const ofGroup = () =>
  uuid()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' })

/**
 * Whose points of a group move: the budget of the group, a member, and the product, from which the budget comes. The row
 * of a member stays when the account is gone, so that the points of the group still add up; it names nobody then.
 */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    groupId: ofGroup(),
    id: uuid().notNull(),
    kind: text({ enum: ['product', 'budget', 'member'] }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** What all of its entries come to; of the product it is not kept, since everything comes from there. */
    balance: integer(),
    /** All that a member was ever given here and was not taken back. */
    received: integer().notNull().default(0),
    /** The last entry that the member has seen. */
    seenId: uuid(),
    /** The last entry by which all went back to the group: what came before it is taken back no more. */
    emptiedId: uuid(),
    /** Stands on the leaderboard without a name. */
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

/** What was done by which points moved: by hand, by a piece of homework, by taking back, by emptying. */
export const pointActs = pgTable(
  'point_acts',
  {
    groupId: ofGroup(),
    id: uuid().notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    /** Named by the browser, or by what it is for, so that what is sent twice is one. */
    clientId: text().notNull(),
    /** Null: the product, or somebody whose account is gone. */
    actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    /** The homework that it is for. No key: points outlive it. */
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
 * Points that moved from one account of a group to another, a row each; none ever changes, which a trigger holds. Its parts
 * are a month each by the time of the ids (`close-months.ts`), and the migration makes the table so.
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
 * What has paid, and never pays again, also when its entry is older than is kept: such as that this work was handed in.
 * With a movement it takes back, that this was taken back.
 */
export const pointSources = pgTable(
  'point_sources',
  {
    groupId: ofGroup(),
    source: text().notNull(),
    /** Whose points moved by it. */
    holderId: uuid().notNull(),
    entryId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.source, table.holderId] })],
)

/** The records of a group as they were before they were cleared. */
export const pointArchives = pgTable(
  'point_archives',
  {
    groupId: ofGroup(),
    id: uuid().notNull(),
    madeAt: moment().notNull(),
    movements: integer().notNull(),
    /** Lines of JSON, compressed. They name people by ids alone, so that they name nobody whose account is gone. */
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** What a member says to points that they were given. */
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

/** What all points of a group fill together. */
export const pointGoals = pgTable('point_goals', {
  groupId: ofGroup().primaryKey(),
  /** Null: there is none, and there was one. */
  title: text(),
  target: integer().notNull(),
  picture: text({ enum: goalPictures }).notNull(),
  /** What members have been given since it was set, less what was taken back. */
  reached: integer().notNull(),
  setAt: moment().notNull(),
  /** When all was reached. */
  reachedAt: moment(),
  version: integer().notNull(),
})

/** For which week, from its Monday in Taiwan, the leaderboard of a group was made. */
export const pointLeaderboards = pgTable('point_leaderboards', {
  groupId: ofGroup().primaryKey(),
  week: date({ mode: 'string' }).notNull(),
  madeAt: moment().notNull(),
})

/** Who stands on it. */
export const pointPlaces = pgTable(
  'point_places',
  {
    groupId: ofGroup(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Those who have as many share it. */
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

/** Whether all balances are what their entries come to, as a night has found. */
export const pointProofs = pgTable('point_proofs', {
  id: uuid().primaryKey(),
  provedAt: moment().notNull(),
  accounts: integer().notNull(),
  /** How many are not. */
  drifting: integer().notNull(),
})
