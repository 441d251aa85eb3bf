import { captionLanguageCodes } from '@learntrail/contract/files/captions/facts'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { files } from '../files.tables.ts'

/** What is said in a film or a sound, in one language. Captions that were taken out stay as a row that says nothing. */
export const fileCaptions = pgTable(
  'file_captions',
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    language: text({ enum: captionLanguageCodes }).notNull(),
    /** WebVTT, as `writeWebVtt` writes it; empty: none. */
    text: text().notNull(),
    version: integer().notNull(),
    /** The window that saved last, so that the same save again is one. */
    writer: uuid().notNull(),
    /** Whoever saved last; null once they are gone. */
    byId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.language] }), index('file_captions_by').on(table.byId)],
)
