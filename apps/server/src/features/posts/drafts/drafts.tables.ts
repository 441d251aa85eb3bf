import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Classification } from '@learntrail/contract/posts/tags'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { inBin, isStanding } from '../../../platform/database/bin.ts'
import { moment, textList } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/**
 * A record that is not published yet: a draft, or with `scheduledAt` one that waits for its time. Both are one table, so
 * that a scheduled record whose publication fails is a draft again by losing its time.
 */
export const draftColumns = () => ({
  id: uuid().primaryKey(),
  ownerId: ofAccount(),
  /** Named by the browser; the publication carries the same one. */
  clientId: uuid().notNull(),
  isBulletin: boolean().notNull().default(false),
  /** What is chosen for a bulletin: that it is signed, and when it is to appear. */
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
  /** Groups it is to be for. No key of another table: one that is gone is seen to be missing. */
  groupIds: uuid().array().notNull().default(sql`'{}'`),
  /** Files in their order. No key of another table: one that is gone is seen to be missing. */
  fileIds: uuid().array().notNull().default(sql`'{}'`),
  version: integer().notNull(),
  /** Who saved last, the number of that save, and the version on which this writer's saves in a row began. */
  writer: uuid().notNull(),
  writerSave: integer().notNull(),
  writerBase: integer().notNull(),
  scheduledAt: moment(),
  /** Why the publication at its time failed. */
  failure: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})

/** All of them, also those that lie in the bin; the view `drafts` has the others (`drafts.view.ts`). */
export const allDrafts = pgTable('all_drafts', { ...draftColumns(), binnedAt: moment() }, (table) => [
  uniqueIndex('drafts_client').on(table.ownerId, table.clientId).where(isStanding(table)),
  index('drafts_owner').on(table.ownerId, table.updatedAt),
  inBin('drafts', table, table.ownerId),
  index('drafts_due')
    .on(table.scheduledAt)
    .where(sql`${table.scheduledAt} is not null and ${isStanding(table)}`),
])
