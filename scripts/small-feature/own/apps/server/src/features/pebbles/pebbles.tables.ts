import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** A line of what somebody learnt on a day. */
export const pebbles = pgTable(
  'pebbles',
  {
    /** By itself as well: comments and the search name a pebble by it alone. */
    id: uuid().notNull().unique(),
    ownerId: ofAccount(),
    /** Named by the browser, so that one that is sent twice is one. */
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
