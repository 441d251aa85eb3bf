import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { textList } from '../../../platform/database/columns.ts'
import { groups } from '../groups.tables.ts'

/** What a group is found by: made by `indexGroup` in the transaction that changes it. */
export const groupSearch = pgTable(
  'group_search',
  {
    groupId: uuid()
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Name and ID in one spelling, a line each. */
    names: text().notNull(),
    tokens: textList(),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull(),
  },
  (table) => [index('group_search_tokens').using('gin', table.tokens)],
)
