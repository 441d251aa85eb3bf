import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/database/columns.ts'
import { files } from '../files.tables.ts'

/** The text of a document, as far as it was read; empty if it could not be read. */
export const fileTexts = pgTable(
  'file_texts',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** The `tokensVersion` that made the tokens. */
    version: smallint().notNull(),
  },
  (table) => [index('file_texts_version').on(table.version, table.fileId)],
)
