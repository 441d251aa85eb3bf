import type { PlanContent } from '@learntrail/contract/plans/content'
import { signingOrders, signingStates } from '@learntrail/contract/plans/signing/facts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { moment, textList, tsvector } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'

/** A learning plan. `content` holds all of it; the other columns are derived for lists and searches. */
export const plans = pgTable(
  'plans',
  {
    /** Unique on its own, because favourites, groups and words refer to a plan by id only. */
    id: uuid().notNull().unique(),
    ownerId: ofAccount(),
    clientId: uuid().notNull(),
    content: jsonb().$type<PlanContent>().notNull(),
    name: text().notNull(),
    opening: text().notNull(),
    startedAt: date({ mode: 'string' }),
    endedAt: date({ mode: 'string' }),
    learningTypes: textList(),
    /** Subjects of all three kinds, each once. */
    disciplines: textList(),
    weeks: smallint().notNull(),
    lessons: smallint().notNull(),
    privacy: smallint().notNull(),
    /** When false, a published plan does not name its owner to people who take no part in it. */
    showsOwner: boolean().notNull().default(true),
    /** Orders shared plans; assigned anew each time the plan stops being private. */
    publishedId: uuid(),
    favoriteCount: integer().notNull().default(0),
    /** Comments and replies on it. */
    messageCount: integer().notNull().default(0),
    /** The audience a plan had before staff hid it. */
    withheld: jsonb().$type<{ privacy: number; groupIds: string[] }>(),
    signingOrder: text({ enum: signingOrders }).notNull().default('together'),
    /** Derived from the lines and the content; kept for lists. */
    signingState: text({ enum: signingStates }).notNull().default('none'),
    /** The plan that it was begun from. */
    sourceId: uuid().references((): AnyPgColumn => plans.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    /** Who saved last, the number of that save, and the version from which the writer's consecutive saves started. */
    writer: uuid().notNull(),
    writerSave: integer().notNull(),
    writerBase: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('plans_client').on(table.ownerId, table.clientId),
    index('plans_owner_changed').on(table.ownerId, table.updatedAt, table.id),
    index('plans_source').on(table.sourceId).where(sql`${table.sourceId} is not null`),
    index('plans_newest').on(table.publishedId).where(sql`${table.privacy} < 3`),
    index('plans_favored').on(table.favoriteCount, table.publishedId).where(sql`${table.privacy} < 3`),
    index('plans_learning_types').using('gin', table.learningTypes).where(sql`${table.privacy} < 3`),
    index('plans_disciplines').using('gin', table.disciplines).where(sql`${table.privacy} < 3`),
  ],
)

export const ofPlan = () =>
  uuid()
    .notNull()
    .references(() => plans.id, { onDelete: 'cascade' })

/** Groups that see a plan of the privacy `group`; plans of other privacies have none. */
export const planGroups = pgTable(
  'plan_groups',
  {
    planId: ofPlan(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.groupId] }),
    index('plan_groups_group').on(table.groupId, table.planId),
  ],
)

/** A plan among a person's favourites. */
export const planFavorites = pgTable(
  'plan_favorites',
  {
    personId: ofAccount(),
    planId: ofPlan(),
    /** Orders a person's favourites. */
    favoriteId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.planId] }),
    index('plan_favorites_newest').on(table.personId, table.favoriteId),
    index('plan_favorites_plan').on(table.planId, table.personId),
  ],
)

/** Words and character pairs by which a plan is found. */
export const planWords = pgTable(
  'plan_words',
  {
    planId: ofPlan().primaryKey(),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** The `tokensVersion` of the tokens; rows with another version are indexed again after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('plan_words_tokens').using('gin', table.tokens)],
)

/** Its comments go with it, however it goes. */
export const planTriggers: readonly TableTrigger[] = [
  { table: 'plans', name: 'plans_comments', runs: 'remove_comments_of', reaches: 'all_comments' },
]
