import type { AccountImportView } from '@learntrail/contract/console/account-imports'
import type { ListTrouble } from '@learntrail/contract/profiles/list-troubles'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { schools } from '../../profiles/organization/schools.tables.ts'

/** As `FirstPassword` of the import. */
interface KeptPassword {
  username: string
  password: string
  fullName: string
  className: string
  studentNumber: string
  /** As in the list; absent in older rows. */
  grade?: string
  seatNumber?: string
  schoolName?: string
}

/** Imports of lists of people as accounts. What they say of people is forgotten after a week. */
export const accountImports = pgTable(
  'account_imports',
  {
    id: uuid().primaryKey(),
    importerId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The school of the importer; null for staff. */
    schoolId: uuid().references(() => schools.id, { onDelete: 'cascade' }),
    /** The school of rows that name none. */
    defaultSchoolId: uuid().references(() => schools.id, { onDelete: 'set null' }),
    /** Chosen by the browser. */
    clientId: uuid().notNull(),
    name: text().notNull(),
    state: text().$type<AccountImportView['state']>().notNull(),
    /** The list, until it is imported. */
    content: bytes(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    counts: jsonb().$type<AccountImportView['counts']>(),
    bad: jsonb().$type<AccountImportView['bad']>().notNull().default(sql`'[]'`),
    /** Written by nodes of the previous version while one runs. */
    reason: text(),
    /** Why it failed as a whole. */
    trouble: jsonb().$type<ListTrouble>(),
    /** First passwords, until they are taken. */
    passwords: jsonb().$type<KeptPassword[]>(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex('account_imports_client').on(table.clientId),
    index('account_imports_importer').on(table.importerId),
    index('account_imports_school').on(table.schoolId, table.id),
  ],
)
