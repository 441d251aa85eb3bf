import { captionLanguageCodes } from '@learntrail/contract/files/captions/facts'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { files } from '../files.tables.ts'

/** Captions of a film or sound in one language. Removed captions stay as a row with an empty text. */
export const fileCaptions = pgTable(
  'file_captions',
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    language: text({ enum: captionLanguageCodes }).notNull(),
    /** WebVTT as `writeWebVtt` writes it; empty if there are none. */
    text: text().notNull(),
    version: integer().notNull(),
    /** The window that saved last, by which a repeated save is recognised. */
    writer: uuid().notNull(),
    /** The person who saved last; null once their account is gone. */
    byId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.language] }), index('file_captions_by').on(table.byId)],
)
