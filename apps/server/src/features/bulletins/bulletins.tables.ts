import { guardianSignatureWays, signers } from '@learntrail/contract/bulletins/states'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { relations } from '@learntrail/contract/guardians/states'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'
import { guardians } from '../guardians/guardians.tables.ts'

/** What is told to the members of a group by those who lead it. */
export const bulletins = pgTable(
  'bulletins',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    writerId: ofAccount(),
    /** Chosen by the browser: one bulletin per group, however often it is sent. */
    clientId: uuid().notNull(),
    /**
     * The first bulletin with the same content in several groups: itself, or the one it was forwarded from, which may
     * be gone.
     */
    originId: uuid().notNull(),
    title: text().notNull(),
    content: jsonb().$type<ContentDocument>().notNull(),
    text: text().notNull(),
    /** Files in order. Without a foreign key: a deleted file shows as missing. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    needsSignature: boolean().notNull(),
    needsGuardian: boolean().notNull().default(false),
    isPinned: boolean().notNull().default(false),
    appearsAt: moment().notNull(),
    /** When it appeared; until then only those who lead the group see it. */
    appearedAt: moment(),
    messageCount: integer().notNull().default(0),
    version: integer().notNull(),
    /** The version that last changed the wording. */
    wordsVersion: integer().notNull(),
    /** When the wording last changed after it had appeared. */
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

/** Who has read a bulletin, and under which name and to which version they signed. */
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

/** A guardian's signature for a child: one per child, the latest. */
export const bulletinGuardianSignatures = pgTable(
  'bulletin_guardian_signatures',
  {
    bulletinId: uuid()
      .notNull()
      .references(() => bulletins.id, { onDelete: 'cascade' }),
    childId: ofAccount(),
    /** The holder id of a photograph. */
    id: uuid().notNull().unique(),
    name: text().notNull(),
    relation: text({ enum: relations }),
    way: text({ enum: guardianSignatureWays }).notNull(),
    /** The guardian who signed; null for paper, or once they are no longer a guardian. */
    guardianId: uuid().references(() => guardians.id, { onDelete: 'set null' }),
    /** The person who entered a signature made on paper. */
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

/** Its comments go with it, however it goes. */
export const bulletinTriggers: readonly TableTrigger[] = [
  { table: 'bulletins', name: 'bulletins_comments', runs: 'remove_comments_of', reaches: 'all_comments' },
]
