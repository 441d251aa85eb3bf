import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { textList } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/** What a person is found by: made from the names by `indexPerson` in the transaction that changes them. */
export const peopleSearch = pgTable(
  'people_search',
  {
    accountId: ofAccount().primaryKey(),
    /** Display name and account name in one spelling, a line each. */
    names: text().notNull(),
    tokens: textList(),
  },
  (table) => [index('people_search_tokens').using('gin', table.tokens)],
)
