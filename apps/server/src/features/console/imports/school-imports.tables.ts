import type { SchoolFileReport, SchoolImportView } from '@learntrail/contract/console/school-imports'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

/** The ministry's lists of schools as they are imported, as work. */
export const schoolImports = pgTable(
  'school_imports',
  {
    id: uuid().primaryKey(),
    importerId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** By which it was asked for, and why: the log says so at its end, too. */
    requestId: text().notNull(),
    reason: text().notNull(),
    /** Named by the browser. */
    clientId: uuid().notNull(),
    name: text().notNull(),
    state: text().$type<SchoolImportView['state']>().notNull(),
    /** The list, until it is imported. */
    content: bytes(),
    /** Schools that are written, of how many; all of them are there at the end, none before. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    report: jsonb().$type<SchoolFileReport>(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex('school_imports_client').on(table.clientId),
    index('school_imports_importer').on(table.importerId),
  ],
)
