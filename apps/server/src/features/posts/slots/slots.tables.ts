import type { ContentDocument } from '@learntrail/contract/posts/content'
import type { Classification } from '@learntrail/contract/posts/tags'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../../accounts/accounts.tables.ts'
import { files } from '../../files/files.tables.ts'

const list = () => text().array().notNull().default(sql`'{}'`)

/** A person's own ways to begin a record, eight at most. */
export const customSlots = pgTable(
  'custom_slots',
  {
    ownerId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    slot: smallint().notNull(),
    name: text().notNull(),
    pictureId: uuid().references(() => files.id, { onDelete: 'set null' }),
    title: text().notNull(),
    content: jsonb().$type<ContentDocument>().notNull(),
    classification: text().$type<Classification>(),
    tags: list(),
    customTags: list(),
    updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.slot] }),
    index('custom_slots_picture').on(table.pictureId).where(sql`${table.pictureId} is not null`),
  ],
)
