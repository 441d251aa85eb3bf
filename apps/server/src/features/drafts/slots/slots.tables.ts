import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Classification } from '@learntrail/contract/tags/tags'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { files } from '../../files/files.tables.ts'

/** A person's own templates for records, at most eight. */
export const customSlots = pgTable(
  'custom_slots',
  {
    ownerId: ofAccount(),
    slot: smallint().notNull(),
    name: text().notNull(),
    pictureId: uuid().references(() => files.id, { onDelete: 'set null' }),
    title: text().notNull(),
    content: jsonb().$type<ContentDocument>().notNull(),
    classification: text().$type<Classification>(),
    tags: textList(),
    customTags: textList(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.slot] }),
    index('custom_slots_picture').on(table.pictureId).where(sql`${table.pictureId} is not null`),
  ],
)
