import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { textList } from '../../../platform/database/columns.ts'
import { groups } from '../groups.tables.ts'

/** What searches for groups read: written by `indexGroup` in the transaction that changes a group. */
export const groupSearch = pgTable(
  'group_search',
  {
    groupId: uuid()
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Name and ID, folded, one per line. */
    names: text().notNull(),
    tokens: textList(),
    /** The `tokensVersion` that made the tokens; rows of another version are renewed after a start. */
    version: smallint().notNull(),
  },
  (table) => [index('group_search_tokens').using('gin', table.tokens)],
)
