import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/database/columns.ts'
import { allPosts } from '../posts.tables.ts'

/** The search index of a record, made by `indexPosts` in the transaction that changes it. */
export const postWords = pgTable(
  'post_words',
  {
    postId: uuid()
      .primaryKey()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    tokens: tsvector().notNull(),
    /** The words literally, which tokens do not keep. Null for rows older than phrases; a start computes them. */
    phrases: text(),
    /** The words in its documents: the record is found by them, but they say nothing of what its owner writes about. */
    fileTokens: tsvector().notNull().default(sql`''`),
    filePhrases: text().notNull().default(''),
    /** `tokensVersion` of the tokens; a start rebuilds rows of another version. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('post_words_found').using('gin', sql`(${table.tokens} || ${table.fileTokens})`)],
)
