import { spans } from '@learntrail/contract/analytics/facts'
import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../accounts/accounts.tables.ts'
import { schools } from '../../profiles/organization/schools.tables.ts'
import type { Entry } from './contributions.rules.ts'

/** What each person contributes to the sums, so that a change subtracts exactly what was added. */
export const analyticsContributions = pgTable('analytics_contributions', {
  accountId: ofAccount().primaryKey(),
  entries: jsonb().$type<Entry[]>().notNull(),
})

/** Sums over the pupils of a school, grade or class, per day, week or semester. Rows of zero do not exist. */
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
    /** Empty for all grades, or for pupils without a known grade. */
    grade: text().notNull(),
    /** Empty for all classes, or for pupils the school's list does not name. */
    className: text().notNull(),
    /** Empty for all codes together. */
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

/** Progress of the sums; one row. */
export const analyticsState = pgTable('analytics_state', {
  id: smallint().primaryKey(),
  /** Version of the rules the sums were made by; a different version rebuilds them. */
  version: integer().notNull(),
  /** The account after which a rebuild continues; null if the sums are complete. */
  rebuiltAfter: uuid(),
})

/** How often a school's sums have changed; figures computed from them are valid for one version. */
export const analyticsSchools = pgTable('analytics_schools', {
  schoolId: uuid()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  version: bigint({ mode: 'number' }).notNull(),
})
