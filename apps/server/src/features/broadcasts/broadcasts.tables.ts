import type { BroadcastRole } from '@learntrail/contract/broadcasts/audience'
import type { ContentDocument } from '@learntrail/contract/content/document'
import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import type { PlanName } from '@learntrail/contract/shell/features'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

/**
 * What the service or a school tells many people. It stays when its author's account is deleted, since it belongs to
 * its readers.
 */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid().primaryKey(),
    authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Chosen by the browser, so that sending twice stores it once. */
    clientId: uuid().notNull(),
    /** The sending school; null for the service. */
    senderSchoolId: uuid().references(() => schools.id),
    title: text().notNull(),
    content: jsonb().$type<ContentDocument>().notNull(),
    /** The audience; null and empty mean everybody. */
    schoolId: uuid().references(() => schools.id),
    roles: text().array().$type<BroadcastRole[]>().notNull().default(sql`'{}'`),
    schoolTypes: text().array().$type<SchoolType[]>().notNull().default(sql`'{}'`),
    plans: text().array().$type<PlanName[]>().notNull().default(sql`'{}'`),
    /** Its pictures, in order. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    startsAt: moment().notNull(),
    editedAt: moment(),
    withdrawnAt: moment(),
    /** Updated in the transaction of each reading. */
    readCount: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('broadcasts_client').on(table.authorId, table.clientId),
    index('broadcasts_newest').on(table.startsAt, table.id),
  ],
)

/** How much a person has seen: everything up to a moment, and the single ones they opened. */
export const broadcastReaders = pgTable('broadcast_readers', {
  accountId: ofAccount().primaryKey(),
  informedAt: moment(),
  readIds: uuid().array().notNull().default(sql`'{}'`),
})
