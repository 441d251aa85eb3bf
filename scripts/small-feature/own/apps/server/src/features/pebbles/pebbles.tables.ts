import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** One line about what a person learned on a day. */
export const pebbles = pgTable(
  'pebbles',
  {
    /** Unique by itself too: comments and the search refer to a pebble by it alone. */
    id: uuid().notNull().unique(),
    ownerId: ofAccount(),
    /** Chosen by the browser, so that a pebble sent twice is stored once. */
    clientId: uuid().notNull(),
    words: text().notNull(),
    messageCount: integer().notNull().default(0),
    laidAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('pebbles_client').on(table.ownerId, table.clientId),
  ],
)

/** Its comments go with it, however it goes. */
export const pebbleTriggers: readonly TableTrigger[] = [
  { table: 'pebbles', name: 'pebbles_comments', runs: 'remove_comments_of', reaches: 'all_comments' },
]
