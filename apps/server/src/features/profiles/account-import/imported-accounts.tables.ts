import { academicRoles } from '@learntrail/contract/profiles/organization-codes'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { schools } from '../organization/schools.tables.ts'

/** Genders in schools' lists; the person may state another. */
export const listedGenders = ['female', 'male'] as const

/** What a school says of a person whose account it made; the person confirms it. */
export const importedAccounts = pgTable(
  'imported_accounts',
  {
    accountId: ofAccount().primaryKey(),
    schoolId: uuid()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    studentNumber: text().notNull(),
    fullName: text().notNull(),
    academicRole: text({ enum: academicRoles }).notNull().default('student'),
    /** Empty for teachers. */
    grade: text().notNull(),
    className: text().notNull(),
    /** Empty if the school's list has none. */
    seatNumber: text().notNull().default(''),
    gender: text({ enum: listedGenders }),
    importedAt: moment().notNull(),
    /** The school they are moving to; until it takes them in, this school answers for them. */
    movingTo: uuid().references(() => schools.id, { onDelete: 'set null' }),
    movingSince: moment(),
  },
  (table) => [
    uniqueIndex('imported_accounts_number').on(table.schoolId, table.studentNumber),
    index('imported_accounts_moving').on(table.movingTo).where(sql`${table.movingTo} is not null`),
  ],
)
