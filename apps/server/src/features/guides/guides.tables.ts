import type { GuideWriting } from '@learntrail/contract/guides/guides'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

/** A guide that a person has begun, one of each kind; deleted once it has become a record. */
export const guides = pgTable(
  'guides',
  {
    personId: ofAccount(),
    kind: text().notNull(),
    /** New with every change and never reused, even when the guide starts over. */
    revision: uuid().notNull(),
    writing: jsonb().$type<GuideWriting>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
)
