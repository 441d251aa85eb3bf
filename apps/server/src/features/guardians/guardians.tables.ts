import { guardianInviters, invitationWays, relations } from '@learntrail/contract/guardians/states'
import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'

/** People who look after children, by a link of their own. Whoever has no child left is none. */
export const guardians = pgTable(
  'guardians',
  {
    id: uuid().primaryKey(),
    /** Where they keep it in an account of theirs. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    locale: text({ enum: ['tw', 'en'] }).notNull(),
    email: text(),
    /** No mail goes to an address before that but the one that confirms it. */
    emailConfirmedAt: moment(),
    isWeekly: boolean().notNull(),
    mailsBulletins: boolean().notNull().default(true),
    /** The day of the last weekly mail, so that there is one. */
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

/** What lets a guardian in: a device that knows them, or a link that they were sent. Stored hashed. */
export const guardianKeys = pgTable(
  'guardian_keys',
  {
    guardianId: ofGuardian(),
    id: uuid().notNull(),
    tokenHash: bytes().notNull(),
    kind: text({ enum: ['device', 'link'] }).notNull(),
    /** The address that the link was mailed to, which opening it confirms. */
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

/** Who is whose guardian. */
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

/** Who is invited to be a child's guardian and has not come. The secret is stored hashed. */
export const guardianInvitations = pgTable(
  'guardian_invitations',
  {
    childId: ofAccount(),
    id: uuid().notNull(),
    tokenHash: bytes().notNull(),
    way: text({ enum: invitationWays }).notNull(),
    inviter: text({ enum: guardianInviters }).notNull(),
    /** Who invites, and for which group where it is its leader. An invitation ends with both. */
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

/** What guardians see of a group, where those who lead it have said so. */
export const guardianSettings = pgTable('guardian_settings', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id, { onDelete: 'cascade' }),
  deadlines: boolean().notNull(),
  returned: boolean().notNull(),
  scores: boolean().notNull(),
  points: boolean().notNull().default(true),
})
