import type { SearchCategory } from '@learntrail/contract/search/categories'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** Words that a person searched for, each once. */
export const searchHistory = pgTable(
  'search_history',
  {
    personId: ofAccount(),
    word: text().notNull(),
    category: text().$type<SearchCategory>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.word] }),
    index('search_history_newest').on(table.personId, table.at),
  ],
)
