import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { files } from '../files.tables.ts'

/**
 * Which rows hold which file. Maintained by triggers on the tables that name files, one set per `FileUse`
 * (`hold-triggers.ts`).
 */
export const fileHolds = pgTable(
  'file_holds',
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** The name of a `FileUse`. */
    place: text().notNull(),
    holderId: uuid().notNull(),
    /** Distinguishes several rows with this id; 0 if there is only one. */
    number: integer().notNull(),
  },
  // No index by holder: holders name their files themselves.
  (table) => [primaryKey({ columns: [table.fileId, table.place, table.holderId, table.number] })],
)
