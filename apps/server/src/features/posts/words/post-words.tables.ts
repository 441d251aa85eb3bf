import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/database/columns.ts'
import { allPosts } from '../posts.tables.ts'

/** What a record is found by: made by `indexPosts` in the transaction that changes it. */
export const postWords = pgTable(
  'post_words',
  {
    postId: uuid()
      .primaryKey()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    tokens: tsvector().notNull(),
    /** The words as they stand, which tokens do not know. Null: from before there were any; a start makes them. */
    phrases: text(),
    /** The words in its documents: it is found by them, and they say nothing of what somebody writes about. */
    fileTokens: tsvector().notNull().default(sql`''`),
    filePhrases: text().notNull().default(''),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('post_words_found').using('gin', sql`(${table.tokens} || ${table.fileTokens})`)],
)
