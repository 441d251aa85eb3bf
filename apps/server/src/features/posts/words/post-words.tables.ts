import { customType, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { posts } from '../posts.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What a record is found by: made by `indexPosts` in the transaction that changes it. */
export const postWords = pgTable(
  'post_words',
  {
    postId: uuid()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    tokens: tsvector().notNull(),
    /** The words as they stand, which tokens do not know. Null: from before there were any; a start makes them. */
    phrases: text(),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('post_words_tokens').using('gin', table.tokens)],
)
