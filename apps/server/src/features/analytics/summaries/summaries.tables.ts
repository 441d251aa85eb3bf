import { spans } from '@learntrail/contract/analytics/facts'
import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { schools } from '../../profiles/organization/schools.tables.ts'
import type { Entry } from './contributions.rules.ts'

/** What of somebody is in the sums, so that what changes is taken out as it was put in. */
export const analyticsContributions = pgTable('analytics_contributions', {
  accountId: ofAccount().primaryKey(),
  entries: jsonb().$type<Entry[]>().notNull(),
})

/** Sums over the pupils of a school, a grade or a class, of a day, a week or a semester. A row of nothing is not there. */
export const analyticsSummaries = pgTable(
  'analytics_summaries',
  {
    schoolId: uuid()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    span: text({ enum: spans }).notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    measure: text().notNull(),
    /** 0 the school, 1 a grade, 2 a class. */
    level: smallint().notNull(),
    /** Empty: of all grades, or of pupils whose grade nobody has said. */
    grade: text().notNull(),
    /** Empty: of all classes, or of pupils whom the school's list does not name. */
    className: text().notNull(),
    /** Empty: of all codes. */
    code: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'analytics_summaries_key',
      columns: [
        table.schoolId,
        table.span,
        table.fromDay,
        table.measure,
        table.level,
        table.grade,
        table.className,
        table.code,
      ],
    }),
  ],
)

/** How far the sums are: one row. */
export const analyticsState = pgTable('analytics_state', {
  id: smallint().primaryKey(),
  /** The rules that they were made by; with others they are made anew. */
  version: integer().notNull(),
  /** The account after which making them anew goes on; null: they are whole. */
  rebuiltAfter: uuid(),
})

/** How often the sums of a school have changed: what was reckoned from them holds as long as that stays. */
export const analyticsSchools = pgTable('analytics_schools', {
  schoolId: uuid()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  version: bigint({ mode: 'number' }).notNull(),
})
