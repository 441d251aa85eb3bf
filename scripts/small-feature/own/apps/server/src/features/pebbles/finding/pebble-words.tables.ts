import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/database/columns.ts'
import { pebbles } from '../pebbles.tables.ts'

/** The search index of pebbles, written by `indexPebble` in the transaction that lays one. */
export const pebbleWords = pgTable(
  'pebble_words',
  {
    pebbleId: uuid()
      .primaryKey()
      .references(() => pebbles.id, { onDelete: 'cascade' }),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** The `tokensVersion` of the tokens; entries of another version are remade after a start. */
    version: smallint().notNull(),
  },
  (table) => [index('pebble_words_tokens').using('gin', table.tokens)],
)
