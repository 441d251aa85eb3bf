import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** Own tags added without a record; tags in use are stored in the records. */
export const ownTags = pgTable(
  'own_tags',
  {
    ownerId: ofAccount(),
    /** The `tagKey` of the name: without case and width. */
    key: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
)
