import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.tables.ts'

/** What a person is found by: made from the names by `indexPerson` in the transaction that changes them. */
export const peopleSearch = pgTable(
  'people_search',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Display name and account name in one spelling, a line each. */
    names: text().notNull(),
    tokens: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [index('people_search_tokens').using('gin', table.tokens)],
)
