import type { BroadcastRole } from '@learntrail/contract/broadcasts/audience'
import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Ornament } from '@learntrail/contract/news/ornaments'
import type { PlanName } from '@learntrail/contract/shell/features'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'

/** The staff member who wrote it. The row outlives their account: it belongs to the service. */
const author = () => uuid().references(() => accounts.id, { onDelete: 'set null' })

export const banners = pgTable(
  'banners',
  {
    id: uuid().primaryKey(),
    authorId: author(),
    clientId: uuid().notNull(),
    /** A copy of the picture without an owner. */
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    altTw: text().notNull(),
    altEn: text().notNull(),
    link: text(),
    /** Audience; empty means everybody. */
    roles: text().array().$type<BroadcastRole[]>().notNull().default(sql`'{}'`),
    plans: text().array().$type<PlanName[]>().notNull().default(sql`'{}'`),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    place: integer().notNull(),
  },
  (table) => [
    uniqueIndex('banners_client').on(table.authorId, table.clientId),
    index('banners_file').on(table.fileId),
    index('banners_ends').on(table.endsAt),
  ],
)

export const decorations = pgTable(
  'decorations',
  {
    id: uuid().primaryKey(),
    authorId: author(),
    clientId: uuid().notNull(),
    ornament: text().$type<Ornament>().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('decorations_client').on(table.authorId, table.clientId),
    index('decorations_starts').on(table.startsAt),
  ],
)

export const articles = pgTable(
  'news_articles',
  {
    id: uuid().primaryKey(),
    authorId: author(),
    clientId: uuid().notNull(),
    titleTw: text().notNull(),
    contentTw: jsonb().$type<ContentDocument>().notNull(),
    titleEn: text(),
    contentEn: jsonb().$type<ContentDocument>(),
    publishedAt: moment().notNull(),
    editedAt: moment(),
  },
  (table) => [
    uniqueIndex('news_articles_client').on(table.authorId, table.clientId),
    index('news_articles_newest').on(table.publishedAt, table.id),
  ],
)
