import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { schools } from '../organization/schools.tables.ts'

/**
 * Where somebody was when, within one school year a row. Days are Taiwan's. Whoever writes holds the account: the rows of
 * a person are one after the other.
 */
export const placements = pgTable(
  'placements',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount().notNull(),
    /** With neither, they are at a school of which nobody knows yet: where they were, they have finished. */
    schoolId: uuid().references(() => schools.id),
    typedSchoolName: text(),
    academicRole: text({ enum: ['teacher', 'student'] }),
    /** Null: it has not been said yet, or they teach. */
    grade: text(),
    className: text(),
    from: date('from_day').notNull(),
    /** The last day; null while they are there. */
    until: date('until_day'),
    /** Of the Republic: 115 is the one from 2026-08-01 on. */
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
