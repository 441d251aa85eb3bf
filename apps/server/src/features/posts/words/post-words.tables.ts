import { customType, index, pgTable, uuid } from 'drizzle-orm/pg-core'
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
  },
  (table) => [index('post_words_tokens').using('gin', table.tokens)],
)
