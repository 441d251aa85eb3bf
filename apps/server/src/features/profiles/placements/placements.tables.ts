import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { schools } from '../organization/schools.tables.ts'

/**
 * Where a person was and when, each row within one school year. Days are Taiwan's. Writers hold the account, which
 * serialises the rows of a person.
 */
export const placements = pgTable(
  'placements',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount().notNull(),
    /** With neither id nor typed name, the school is not known yet: they finished the former one. */
    schoolId: uuid().references(() => schools.id),
    typedSchoolName: text(),
    academicRole: text({ enum: ['teacher', 'student'] }),
    /** Null if not stated yet, or for teachers. */
    grade: text(),
    className: text(),
    from: date('from_day').notNull(),
    /** The last day; null while they are there. */
    until: date('until_day'),
    /** Year of the Republic: 115 begins on 2026-08-01. */
    schoolYear: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`(extract(year from from_day) - 1911 - case when extract(month from from_day) < 8 then 1 else 0 end)::smallint`,
      ),
  },
  (table) => [
    uniqueIndex('placements_open').on(table.accountId).where(sql`${table.until} is null`),
    unique('placements_from').on(table.accountId, table.from),
    index('placements_school').on(table.schoolId, table.schoolYear),
    check('placements_days', sql`until_day >= from_day`),
    check('placements_year', sql`until_day < make_date(school_year + 1912, 8, 1)`),
  ],
)
