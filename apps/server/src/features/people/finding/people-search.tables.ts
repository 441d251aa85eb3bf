import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { textList } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/** What a person is found by: made from the names by `indexPerson` in the transaction that changes them. */
export const peopleSearch = pgTable(
  'people_search',
  {
    accountId: ofAccount().primaryKey(),
    /** Display name and account name in one spelling, a line each. */
    names: text().notNull(),
    /** The same of what is shown to some only: a query asks the profile to whom. */
    fullName: text().notNull().default(''),
    places: text().notNull().default(''),
    /** Of all of these. */
    tokens: textList(),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('people_search_tokens').using('gin', table.tokens)],
)
