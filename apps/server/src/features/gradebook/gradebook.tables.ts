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

/** How the scores of a group count in a term; inserted with the first settings. */
export const gradebooks = pgTable(
  'gradebooks',
  {
    groupId: ofGroup(),
    term: text().notNull(),
    decimals: smallint().$type<0 | 1 | 2>().notNull(),
    isPublished: boolean().notNull(),
    categories: jsonb().$type<StoredCategory[]>().notNull(),
    otherWeight: smallint().notNull(),
    /** The category of homework that was put into no other. */
    homeworkCategoryId: uuid(),
    /** The fields of the table for the school's system; null: the default. */
    schoolFields: jsonb().$type<(FixedField | string)[]>(),
    version: integer().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.term] })],
)

/** A column added beside those of homework, such as a test. */
export const gradebookColumns = pgTable(
  'gradebook_columns',
  {
    /** Unique by itself, since entries refer to it alone. */
    id: uuid().notNull().unique(),
    groupId: ofGroup(),
    /** Chosen by the browser, so that a repeated call adds no second column. */
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

/** How much a question of homework counts; without a row, the default weight. */
export const gradebookHomework = pgTable('gradebook_homework', {
  questionId: uuid()
    .primaryKey()
    .references(() => homeworkQuestions.id, { onDelete: 'cascade' }),
  weight: smallint().notNull(),
  categoryId: uuid(),
  version: integer().notNull(),
})

/**
 * What was entered for a pupil: the score of an added column or of homework on paper, and whether it is excused. Scores
 * of hand-ins are remarks of homework.
 */
export const gradebookEntries = pgTable(
  'gradebook_entries',
  {
    groupId: ofGroup(),
    columnId: uuid().references(() => gradebookColumns.id, { onDelete: 'cascade' }),
    questionId: uuid().references(() => homeworkQuestions.id, { onDelete: 'cascade' }),
    /** The id of the column or the question, whichever is set. */
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
