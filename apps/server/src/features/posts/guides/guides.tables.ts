import type { GuideWriting } from '@learntrail/contract/posts/guides'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'

/** A guide that somebody has begun, one of a kind; it goes when it has become a record. */
export const guides = pgTable(
  'guides',
  {
    personId: ofAccount(),
    kind: text().notNull(),
    /** New with every change and never used again, also when the guide starts over. */
    revision: uuid().notNull(),
    writing: jsonb().$type<GuideWriting>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
)
