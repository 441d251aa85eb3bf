import { guardianInviters, invitationWays, relations } from '@learntrail/contract/guardians/states'
import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'

/** People who look after children, identified by a link. A guardian without any child left is deleted. */
export const guardians = pgTable(
  'guardians',
  {
    id: uuid().primaryKey(),
    /** The account they attached it to, if any. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    locale: text({ enum: ['tw', 'en'] }).notNull(),
    email: text(),
    /** Until then, the address only receives the mail that confirms it. */
    emailConfirmedAt: moment(),
    isWeekly: boolean().notNull(),
    mailsBulletins: boolean().notNull().default(true),
    /** The day of the last weekly mail, so that none is sent twice. */
    weeklyOn: date({ mode: 'string' }),
    unsubscribeToken: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('guardians_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    uniqueIndex('guardians_unsubscribe').on(table.unsubscribeToken),
    index('guardians_weekly').on(table.id).where(sql`${table.isWeekly} and ${table.emailConfirmedAt} is not null`),
  ],
)

const ofGuardian = () =>
  uuid()
    .notNull()
    .references(() => guardians.id, { onDelete: 'cascade' })

/** Keys that let a guardian in: a device of theirs, or a link sent to them. Stored hashed. */
export const guardianKeys = pgTable(
  'guardian_keys',
  {
    guardianId: ofGuardian(),
    id: uuid().notNull(),
    tokenHash: bytes().notNull(),
    kind: text({ enum: ['device', 'link'] }).notNull(),
    /** The address that the link was mailed to; opening the link confirms it. */
    email: text(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guardianId, table.id] }),
    uniqueIndex('guardian_keys_token').on(table.tokenHash),
    index('guardian_keys_expired').on(table.expiresAt),
  ],
)

/** Which guardians a child has. */
export const guardianships = pgTable(
  'guardianships',
  {
    childId: ofAccount(),
    guardianId: ofGuardian(),
    relation: text({ enum: relations }).notNull(),
    inviter: text({ enum: guardianInviters }).notNull(),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.guardianId] }),
    index('guardianships_guardian').on(table.guardianId, table.since, table.childId),
  ],
)

/** Open invitations to be a child's guardian. The secret is stored hashed. */
export const guardianInvitations = pgTable(
  'guardian_invitations',
  {
    childId: ofAccount(),
    id: uuid().notNull(),
    tokenHash: bytes().notNull(),
    way: text({ enum: invitationWays }).notNull(),
    inviter: text({ enum: guardianInviters }).notNull(),
    /** Who invites, and for which group if a leader of it does. The invitation is deleted with either. */
    invitedBy: ofAccount(),
    groupId: uuid().references(() => groups.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text(),
    locale: text({ enum: ['tw', 'en'] }).notNull(),
    usesLeft: smallint().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.id] }),
    uniqueIndex('guardian_invitations_token').on(table.tokenHash),
    index('guardian_invitations_inviter').on(table.invitedBy),
    index('guardian_invitations_group').on(table.groupId),
    index('guardian_invitations_expired').on(table.expiresAt),
  ],
)

/** What guardians see of a group, once its administrators have chosen. */
export const guardianSettings = pgTable('guardian_settings', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id, { onDelete: 'cascade' }),
  deadlines: boolean().notNull(),
  returned: boolean().notNull(),
  scores: boolean().notNull(),
  points: boolean().notNull().default(true),
})
