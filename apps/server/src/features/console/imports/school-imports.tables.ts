import type { SchoolFileReport, SchoolImportView } from '@learntrail/contract/console/school-imports'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'

/** Imports of the ministry's lists of schools, which run as jobs. */
export const schoolImports = pgTable(
  'school_imports',
  {
    id: uuid().primaryKey(),
    importerId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The request and reason it was started with; the audit entry at its end repeats them. */
    requestId: text().notNull(),
    reason: text().notNull(),
    /** Chosen by the browser. */
    clientId: uuid().notNull(),
    name: text().notNull(),
    state: text().$type<SchoolImportView['state']>().notNull(),
    /** The list, until it is imported. */
    content: bytes(),
    /** Schools written so far, and in total. They become visible all at once, at the end. */
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
