import type { DrawnCover } from '@learntrail/contract/groups/drawn-covers'
import { groupTypes, type MemberRole } from '@learntrail/contract/groups/roles'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, textList } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { numberOrder } from './members/number-order.sql.ts'

/** Groups. Counts are updated in the transaction that changes them, which locks the group's row. */
export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey(),
    /** The top administrator. */
    ownerId: ofAccount(),
    /** Who made it, and the id that their browser chose for it. */
    madeBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    clientId: uuid().notNull(),
    /** The ID by which people find it; lower case. */
    handle: text().notNull(),
    type: text({ enum: groupTypes }).notNull(),
    name: text().notNull(),
    description: text().notNull(),
    tags: textList(),
    coverFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** The drawing shown without a picture; null: derived from the group's id. */
    drawnCover: text().$type<DrawnCover>(),
    schoolId: uuid().references(() => schools.id),
    memberCount: integer().notNull(),
    /** Not counting the top administrator. */
    administratorCount: integer().notNull().default(0),
    showsLeaderboard: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    deletedAt: moment(),
    /** When it was archived: members can read it, and nothing can be added. */
    archivedAt: moment(),
    /** The group of an earlier year that this one continues. */
    continuesId: uuid().references((): AnyPgColumn => groups.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('groups_handle').on(table.handle),
    uniqueIndex('groups_client').on(table.madeBy, table.clientId),
    index('groups_owner').on(table.ownerId, table.id),
    index('groups_cover').on(table.coverFileId),
    index('groups_school').on(table.schoolId, table.id),
    index('groups_tags').using('gin', table.tags).where(sql`${table.type} = 'open' and ${table.deletedAt} is null`),
    index('groups_continues').on(table.continuesId),
    index('groups_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

const ofGroup = () =>
  uuid()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' })
const role = () => smallint().$type<MemberRole>().notNull()

/** Members of groups. `level` orders lists: 0 top administrator, 1 administrators, 2 others. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: ofGroup(),
    accountId: ofAccount(),
    role: role(),
    level: smallint().notNull(),
    /** The seat number; empty if there is none. */
    memberNumber: text().notNull().default(''),
    numberOrder: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(numberOrder('member_number'))),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.accountId] }),
    uniqueIndex('group_members_number').on(table.groupId, table.numberOrder).where(sql`${table.memberNumber} <> ''`),
    index('group_members_numbered').on(table.groupId, table.level, table.numberOrder, table.since, table.accountId),
    index('group_members_listed').on(table.groupId, table.level, table.since, table.accountId),
    index('group_members_joined').on(table.accountId, table.since, table.groupId),
    index('group_members_newest').on(table.since, table.groupId),
  ],
)

/** Requests to join a group, and invitations to one. */
export const groupRequests = pgTable(
  'group_requests',
  { groupId: ofGroup(), accountId: ofAccount(), role: role(), since: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.groupId, table.accountId] }),
    index('group_requests_listed').on(table.groupId, table.since, table.accountId),
    index('group_requests_mine').on(table.accountId, table.since, table.groupId),
  ],
)

/** People who were removed and cannot rejoin by themselves. */
export const groupBans = pgTable(
  'group_bans',
  { groupId: ofGroup(), accountId: ofAccount(), since: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.groupId, table.accountId] }),
    index('group_bans_listed').on(table.groupId, table.since, table.accountId),
    index('group_bans_account').on(table.accountId),
  ],
)

/** A group's link. There is one at a time, and a new one replaces it; it is deleted with the account that made it. */
export const groupLinks = pgTable(
  'group_links',
  {
    groupId: ofGroup().primaryKey(),
    code: uuid().notNull().unique(),
    madeBy: ofAccount(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('group_links_maker').on(table.madeBy)],
)
