import { guardianSignatureWays, signers } from '@learntrail/contract/bulletins/states'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { relations } from '@learntrail/contract/guardians/states'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'
import { guardians } from '../guardians/guardians.tables.ts'

/** What those who lead a group tell its members. */
export const bulletins = pgTable(
  'bulletins',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    writerId: ofAccount(),
    /** Named by the browser: one for each group, however often it is sent. */
    clientId: uuid().notNull(),
    /** The first of those that say the same in several groups: itself, or where it was forwarded from. That may be gone. */
    originId: uuid().notNull(),
    title: text().notNull(),
    content: jsonb().$type<ContentDocument>().notNull(),
    text: text().notNull(),
    /** Files in their order. No key of another table: one that is gone is seen to be missing. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    needsSignature: boolean().notNull(),
    needsGuardian: boolean().notNull().default(false),
    isPinned: boolean().notNull().default(false),
    appearsAt: moment().notNull(),
    /** When it did; until then those who lead the group see it. */
    appearedAt: moment(),
    messageCount: integer().notNull().default(0),
    version: integer().notNull(),
    /** The version in which its words were changed last. */
    wordsVersion: integer().notNull(),
    /** The same, once it had appeared. */
    changedAt: moment(),
    remindedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('bulletins_client').on(table.writerId, table.clientId, table.groupId),
    uniqueIndex('bulletins_origin').on(table.originId, table.groupId),
    index('bulletins_group').on(table.groupId, table.isPinned, table.appearsAt, table.id),
    index('bulletins_writer').on(table.writerId, table.id),
    index('bulletins_due').on(table.appearsAt).where(sql`${table.appearedAt} is null`),
  ],
)

/** Who has read a bulletin, and put which name below which of its versions. */
export const bulletinReadings = pgTable(
  'bulletin_readings',
  {
    bulletinId: uuid()
      .notNull()
      .references(() => bulletins.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    readAt: moment().notNull(),
    signedAt: moment(),
    signedBy: text(),
    signedAs: text({ enum: signers }),
    signedVersion: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.bulletinId, table.accountId] }),
    index('bulletin_readings_account').on(table.accountId),
  ],
)

/** What a guardian put below a bulletin for a child: one for each child, the latest. */
export const bulletinGuardianSignatures = pgTable(
  'bulletin_guardian_signatures',
  {
    bulletinId: uuid()
      .notNull()
      .references(() => bulletins.id, { onDelete: 'cascade' }),
    childId: ofAccount(),
    /** By which a photograph is held. */
    id: uuid().notNull().unique(),
    name: text().notNull(),
    relation: text({ enum: relations }),
    way: text({ enum: guardianSignatureWays }).notNull(),
    /** Of a press of their own, as long as they are a guardian. */
    guardianId: uuid().references(() => guardians.id, { onDelete: 'set null' }),
    /** Who entered what was signed on paper. */
    enteredBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    photoId: uuid(),
    signedAt: moment().notNull(),
    signedVersion: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bulletinId, table.childId] }),
    index('bulletin_guardian_signatures_child').on(table.childId),
    index('bulletin_guardian_signatures_guardian').on(table.guardianId),
    index('bulletin_guardian_signatures_entered').on(table.enteredBy),
  ],
)
