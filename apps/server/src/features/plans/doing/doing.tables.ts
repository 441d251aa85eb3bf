import type { PlanResult, WeekLink } from '@learntrail/contract/plans/doing/doing'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
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
import { moment } from '../../../platform/database/columns.ts'
import { accounts, ofAccount } from '../../accounts/accounts.tables.ts'
import { allPosts } from '../../posts/posts.tables.ts'
import { plans } from '../plans.tables.ts'

const by = () => uuid().references(() => accounts.id, { onDelete: 'set null' })

/** A plan that is being done. */
export const planExecutions = pgTable(
  'plan_executions',
  {
    planId: uuid()
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    begunVersion: integer().notNull(),
    begunAt: moment().notNull(),
    /** When anybody last did something in it. */
    activeAt: moment().notNull(),
    /** Number of done items, and their planned lesson periods (節); kept for lists. */
    doneItems: integer().notNull().default(0),
    doneLessons: integer().notNull().default(0),
    /** When the oldest question without a later answer by an adviser in its week was asked; null if none. */
    asksSince: moment(),
    result: jsonb().$type<PlanResult>(),
    resultVersion: integer().notNull().default(0),
    writer: uuid(),
    writerSave: integer().notNull().default(0),
    writerBase: integer().notNull().default(0),
    finishedAt: moment(),
    opinion: text(),
    opinionById: by(),
    opinionAt: moment(),
    certifiedById: by(),
    certifiedAt: moment(),
  },
  (table) => [
    index('plan_executions_opinion_by').on(table.opinionById).where(sql`${table.opinionById} is not null`),
    index('plan_executions_certified_by').on(table.certifiedById).where(sql`${table.certifiedById} is not null`),
  ],
)

const ofExecution = () =>
  uuid()
    .notNull()
    .references(() => planExecutions.planId, { onDelete: 'cascade' })

/** What was written in a week; a week without anything has no row. */
export const planWeeks = pgTable(
  'plan_weeks',
  {
    planId: ofExecution(),
    weekId: uuid().notNull(),
    /** Holder of the week's files. Week ids come from browsers and may repeat across plans. */
    id: uuid().notNull().unique().defaultRandom(),
    version: integer().notNull(),
    writer: uuid().notNull(),
    writerSave: integer().notNull(),
    writerBase: integer().notNull(),
    minutes: integer().notNull().default(0),
    note: text().notNull().default(''),
    links: jsonb().$type<WeekLink[]>().notNull(),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.weekId] })],
)

/** Items that are done, with their wording at the time. */
export const planDoneItems = pgTable(
  'plan_done_items',
  {
    planId: ofExecution(),
    itemId: uuid().notNull(),
    weekId: uuid().notNull(),
    text: text().notNull(),
    lessons: smallint().notNull(),
    byId: by(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.itemId] }),
    index('plan_done_items_by').on(table.byId).where(sql`${table.byId} is not null`),
  ],
)

/** Running timers, one per person. */
export const planTimers = pgTable(
  'plan_timers',
  {
    personId: ofAccount().primaryKey(),
    planId: ofExecution(),
    weekId: uuid().notNull(),
    since: moment().notNull(),
  },
  (table) => [index('plan_timers_plan').on(table.planId)],
)

/** Records made of a week, or of the result (`weekId` is null). */
export const planRecords = pgTable(
  'plan_records',
  {
    planId: ofExecution(),
    postId: uuid()
      .notNull()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    personId: ofAccount(),
    weekId: uuid(),
    clientId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.postId] }),
    uniqueIndex('plan_records_client').on(table.personId, table.clientId),
    uniqueIndex('plan_records_result').on(table.planId, table.personId).where(sql`${table.weekId} is null`),
    index('plan_records_post').on(table.postId),
  ],
)

/** Questions to the advisers in a week, and their answers. */
export const planSaid = pgTable(
  'plan_said',
  {
    planId: ofExecution(),
    id: uuid().notNull(),
    weekId: uuid().notNull(),
    byId: ofAccount(),
    clientId: uuid().notNull(),
    isAdviser: boolean().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.id] }),
    uniqueIndex('plan_said_client').on(table.byId, table.clientId),
  ],
)

/** The weekday on which a person is reminded of a plan. */
export const executionReminders = pgTable(
  'execution_reminders',
  {
    planId: ofExecution(),
    personId: ofAccount(),
    /** 0 is Sunday. */
    weekday: smallint().notNull(),
    /** The day of the last reminder. */
    remindedOn: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.personId] }),
    index('execution_reminders_weekday').on(table.weekday, table.planId, table.personId),
    index('execution_reminders_person').on(table.personId),
  ],
)
