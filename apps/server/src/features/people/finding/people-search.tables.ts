import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { textList } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/** What people are found by. `indexPerson` writes it in the transaction that changes the names. */
export const peopleSearch = pgTable(
  'people_search',
  {
    accountId: ofAccount().primaryKey(),
    /** Display name and account name, spelling folded, one per line. */
    names: text().notNull(),
    /** Folded like `names`, but shown to some only: a query checks the profile's audience. */
    fullName: text().notNull().default(''),
    places: text().notNull().default(''),
    /** Tokens of all three columns. */
    tokens: textList(),
    /** The `tokensVersion` of the tokens; rows with another version are indexed again after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('people_search_tokens').using('gin', table.tokens)],
)
