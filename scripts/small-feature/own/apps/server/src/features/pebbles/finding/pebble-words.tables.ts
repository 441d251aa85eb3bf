import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/database/columns.ts'
import { pebbles } from '../pebbles.tables.ts'

/** What a pebble is found by: made by `indexPebble` in the transaction that lays it. */
export const pebbleWords = pgTable(
  'pebble_words',
  {
    pebbleId: uuid()
      .primaryKey()
      .references(() => pebbles.id, { onDelete: 'cascade' }),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull(),
  },
  (table) => [index('pebble_words_tokens').using('gin', table.tokens)],
)
