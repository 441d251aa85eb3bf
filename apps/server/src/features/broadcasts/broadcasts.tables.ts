import type { BroadcastRole } from '@learntrail/contract/broadcasts/audience'
import type { ContentDocument } from '@learntrail/contract/content/document'
import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import type { PlanName } from '@learntrail/contract/shell/features'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

/** What the service or a school tells many. It stays when its author leaves: they wrote it for those. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid().primaryKey(),
    authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Named by the browser, so that what is sent twice is there once. */
    clientId: uuid().notNull(),
    /** Whose it is; null: the service's. */
    senderSchoolId: uuid().references(() => schools.id),
    title: text().notNull(),
    content: jsonb().$type<ContentDocument>().notNull(),
    /** To whom; null and empty: everybody. */
    schoolId: uuid().references(() => schools.id),
    roles: text().array().$type<BroadcastRole[]>().notNull().default(sql`'{}'`),
    schoolTypes: text().array().$type<SchoolType[]>().notNull().default(sql`'{}'`),
    plans: text().array().$type<PlanName[]>().notNull().default(sql`'{}'`),
    /** Its pictures, in their order. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    startsAt: moment().notNull(),
    editedAt: moment(),
    withdrawnAt: moment(),
    /** Kept in the transaction of each reading. */
    readCount: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('broadcasts_client').on(table.authorId, table.clientId),
    index('broadcasts_newest').on(table.startsAt, table.id),
  ],
)

/** How far somebody has come: all up to a moment, and single ones after it. */
export const broadcastReaders = pgTable('broadcast_readers', {
  accountId: ofAccount().primaryKey(),
  informedAt: moment(),
  readIds: uuid().array().notNull().default(sql`'{}'`),
})
