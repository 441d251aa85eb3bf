import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { files } from '../files.tables.ts'

/** What holds a file. Kept by triggers of the tables that name files, of which each `FileUse` says which (`hold-triggers.ts`). */
export const fileHolds = pgTable(
  'file_holds',
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** The name of a `FileUse`. */
    place: text().notNull(),
    holderId: uuid().notNull(),
    /** Which row it is of those that have this id; 0 where there is one. */
    number: integer().notNull(),
  },
  // Nothing looks for the files of a holder here: it names them itself.
  (table) => [primaryKey({ columns: [table.fileId, table.place, table.holderId, table.number] })],
)
