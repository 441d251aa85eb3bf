import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/database/columns.ts'
import { allComments } from '../comments.tables.ts'

/** What a comment is found by: made by `indexComments` in the transaction that changes it. */
export const commentWords = pgTable(
  'comment_words',
  {
    commentId: uuid()
      .primaryKey()
      .references(() => allComments.id, { onDelete: 'cascade' }),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull(),
  },
  (table) => [index('comment_words_tokens').using('gin', table.tokens)],
)
