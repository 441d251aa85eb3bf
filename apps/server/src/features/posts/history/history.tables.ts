import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Classification } from '@learntrail/contract/tags/tags'
import { date, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../../platform/database/columns.ts'
import { allPosts } from '../posts.tables.ts'

/** A version of a record before a change. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: uuid().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: jsonb().$type<ContentDocument>().notNull(),
    text: text().notNull(),
    fileNames: textList(),
    date: date({ mode: 'string' }).notNull(),
    classification: text().$type<Classification>().notNull(),
    tags: textList(),
    customTags: textList(),
    privacy: smallint().notNull(),
    savedAt: moment().notNull(),
    replacedAt: moment().notNull(),
  },
  (table) => [
    index('post_versions_post').on(table.postId, table.id),
    index('post_versions_replaced').on(table.replacedAt),
  ],
)
