import type { FixedField } from '@learntrail/contract/gradebook/states'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'
import { homeworkQuestions } from '../homework/homework.tables.ts'

const ofGroup = () =>
  uuid()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' })

export interface StoredCategory {
  id: string
  name: string
  weight: number
}

/** How the scores of a group count in a term; there is none until somebody says so. */
export const gradebooks = pgTable(
  'gradebooks',
  {
    groupId: ofGroup(),
    term: text().notNull(),
    decimals: smallint().$type<0 | 1 | 2>().notNull(),
    isPublished: boolean().notNull(),
    categories: jsonb().$type<StoredCategory[]>().notNull(),
    otherWeight: smallint().notNull(),
    /** Of homework that nobody put into another. */
    homeworkCategoryId: uuid(),
    /** What a table for the school's system has; null: what most take. */
    schoolFields: jsonb().$type<(FixedField | string)[]>(),
    version: integer().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.term] })],
)

/** A column that was added to those of homework, such as a test. */
export const gradebookColumns = pgTable(
  'gradebook_columns',
  {
    /** By itself as well: its scores name it by it alone. */
    id: uuid().notNull().unique(),
    groupId: ofGroup(),
    /** Named by the browser, so that one that is sent twice is one. */
    clientId: uuid().notNull(),
    title: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    maximum: integer().notNull(),
    weight: smallint().notNull(),
    categoryId: uuid(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    uniqueIndex('gradebook_columns_client').on(table.groupId, table.clientId),
    index('gradebook_columns_day').on(table.groupId, table.day),
  ],
)

/** How much a piece of homework counts; what has no row counts as all else. */
export const gradebookHomework = pgTable('gradebook_homework', {
  questionId: uuid()
    .primaryKey()
    .references(() => homeworkQuestions.id, { onDelete: 'cascade' }),
  weight: smallint().notNull(),
  categoryId: uuid(),
  version: integer().notNull(),
})

/**
 * What was entered for a pupil: a score of a column that was added, or of homework that came on paper, and that it does
 * not count. Scores of work that was handed in are remarks of homework.
 */
export const gradebookEntries = pgTable(
  'gradebook_entries',
  {
    groupId: ofGroup(),
    columnId: uuid().references(() => gradebookColumns.id, { onDelete: 'cascade' }),
    questionId: uuid().references(() => homeworkQuestions.id, { onDelete: 'cascade' }),
    /** The one of the two that it is of. */
    ofId: uuid().notNull().generatedAlwaysAs(sql`coalesce(column_id, question_id)`),
    accountId: ofAccount(),
    score: doublePrecision(),
    isExcused: boolean().notNull(),
    version: integer().notNull(),
    enteredAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.ofId, table.accountId] }),
    check('gradebook_entries_of_one', sql`num_nonnulls(${table.columnId}, ${table.questionId}) = 1`),
    index('gradebook_entries_column').on(table.columnId).where(sql`${table.columnId} is not null`),
    index('gradebook_entries_question').on(table.questionId).where(sql`${table.questionId} is not null`),
    index('gradebook_entries_account').on(table.accountId),
  ],
)
