import type { SchoolPlanSettings } from '@learntrail/contract/plans/school/facts'
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { schools } from '../../profiles/organization/schools.tables.ts'

/** A school's plan settings; a school without a row has the usual ones. */
export const schoolPlanSettings = pgTable('school_plan_settings', {
  schoolId: uuid()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<SchoolPlanSettings>().notNull(),
  version: integer().notNull(),
  updatedAt: moment().notNull(),
})
