import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Classification } from '@learntrail/contract/tags/tags'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { inBin, isStanding } from '../../platform/database/bin.ts'
import { moment, textList } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/**
 * An unpublished record: a draft, or with `scheduledAt` a scheduled record. Both share a table, so that a scheduled
 * record whose publication fails becomes a draft by losing its time.
 */
export const draftColumns = () => ({
  id: uuid().primaryKey(),
  ownerId: ofAccount(),
  /** Chosen by the browser; the publication carries the same one. */
  clientId: uuid().notNull(),
  isBulletin: boolean().notNull().default(false),
  /** Choices for a bulletin: whether it is to be signed, also by a guardian, and when it appears. */
  needsSignature: boolean().notNull().default(false),
  needsGuardian: boolean().notNull().default(false),
  appearsAt: moment(),
  title: text().notNull(),
  content: jsonb().$type<ContentDocument>().notNull(),
  text: text().notNull(),
  date: date({ mode: 'string' }),
  classification: text().$type<Classification>(),
  tags: textList(),
  customTags: textList(),
  privacy: smallint().notNull(),
  /** Groups it is for. Not a foreign key: a group that is gone is found missing when it is used. */
  groupIds: uuid().array().notNull().default(sql`'{}'`),
  /** Files in their order. Not a foreign key: a file that is gone is found missing when it is used. */
  fileIds: uuid().array().notNull().default(sql`'{}'`),
  version: integer().notNull(),
  /** The window that saved last, the number of that save, and the version on which its run of saves began. */
  writer: uuid().notNull(),
  writerSave: integer().notNull(),
  writerBase: integer().notNull(),
  scheduledAt: moment(),
  /** Why the scheduled publication failed. */
  failure: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})

/** All drafts, including those in the bin; the view `drafts` has the others (`drafts.view.ts`). */
export const allDrafts = pgTable('all_drafts', { ...draftColumns(), binnedAt: moment() }, (table) => [
  uniqueIndex('drafts_client').on(table.ownerId, table.clientId).where(isStanding(table)),
  index('drafts_owner').on(table.ownerId, table.updatedAt),
  inBin('drafts', table, table.ownerId),
  index('drafts_due')
    .on(table.scheduledAt)
    .where(sql`${table.scheduledAt} is not null and ${isStanding(table)}`),
])
