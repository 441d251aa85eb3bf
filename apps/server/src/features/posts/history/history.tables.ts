import type { ContentDocument } from '@learntrail/contract/posts/content'
import type { Classification } from '@learntrail/contract/posts/tags'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { posts } from '../posts.tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const list = () => text().array().notNull().default(sql`'{}'`)

/** What a record said before a change. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: uuid().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: jsonb().$type<ContentDocument>().notNull(),
    text: text().notNull(),
    fileNames: list(),
    date: date({ mode: 'string' }).notNull(),
    classification: text().$type<Classification>().notNull(),
    tags: list(),
    customTags: list(),
    privacy: smallint().notNull(),
    savedAt: moment().notNull(),
    replacedAt: moment().notNull(),
  },
  (table) => [
    index('post_versions_post').on(table.postId, table.id),
    index('post_versions_replaced').on(table.replacedAt),
  ],
)
