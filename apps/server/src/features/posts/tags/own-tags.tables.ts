import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/** Own tags that were added by themselves; those of records stand in the records. */
export const ownTags = pgTable(
  'own_tags',
  {
    ownerId: ofAccount(),
    /** The name without the case and width of its letters. */
    key: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
)
