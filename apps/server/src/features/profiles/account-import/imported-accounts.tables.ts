import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { schools } from '../organization/schools.tables.ts'

/** What a school has said of somebody whose account it made; the person confirms it. */
export const importedAccounts = pgTable(
  'imported_accounts',
  {
    accountId: ofAccount().primaryKey(),
    schoolId: uuid()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    studentNumber: text().notNull(),
    fullName: text().notNull(),
    grade: text().notNull(),
    className: text().notNull(),
    importedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('imported_accounts_number').on(table.schoolId, table.studentNumber)],
)
