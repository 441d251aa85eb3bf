import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/database/columns.ts'
import { allComments } from '../comments.tables.ts'

/** Search tokens of a comment, made by `indexComment` in the transaction that changes it. */
export const commentWords = pgTable(
  'comment_words',
  {
    commentId: uuid()
      .primaryKey()
      .references(() => allComments.id, { onDelete: 'cascade' }),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** The `tokensVersion` they were made with; others are rebuilt after a start. */
    version: smallint().notNull(),
  },
  (table) => [index('comment_words_tokens').using('gin', table.tokens)],
)
