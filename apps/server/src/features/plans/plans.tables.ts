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
import { ofAccount } from '../accounts/accounts.tables.ts'
import { groups } from '../groups/groups.tables.ts'

/** A plan of learning. `content` is all that it says; the columns below it are what lists show and choose by. */
export const plans = pgTable(
  'plans',
  {
    /** By itself as well: favourites, groups and words name a plan by it alone. */
    id: uuid().notNull().unique(),
    ownerId: ofAccount(),
    clientId: uuid().notNull(),
    content: jsonb().$type<PlanContent>().notNull(),
    name: text().notNull(),
    opening: text().notNull(),
    startedAt: date({ mode: 'string' }),
    endedAt: date({ mode: 'string' }),
    learningTypes: textList(),
    /** Of all three kinds, each once. */
    disciplines: textList(),
    weeks: smallint().notNull(),
    lessons: smallint().notNull(),
    privacy: smallint().notNull(),
    /** Without it, whoever takes no part in a published plan is not told whose it is. */
    showsOwner: boolean().notNull().default(true),
    /** Orders those that others see: given anew each time the plan stops being its owner's alone. */
    publishedId: uuid(),
    favoriteCount: integer().notNull().default(0),
    /** Comments and replies below it. */
    messageCount: integer().notNull().default(0),
    /** What the service's people have hidden: for whom it was. */
    withheld: jsonb().$type<{ privacy: number; groupIds: string[] }>(),
    signingOrder: text({ enum: signingOrders }).notNull().default('together'),
    /** Follows from the lines and from what the plan says; kept for lists. */
    signingState: text({ enum: signingStates }).notNull().default('none'),
    /** The plan that it was begun from. */
    sourceId: uuid().references((): AnyPgColumn => plans.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    /** Who saved last, the number of that save, and the version on which this writer's saves in a row began. */
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

/** The groups that see a plan of the privacy `group`; one of another privacy has none. */
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

/** That somebody keeps a plan among their favourites. */
export const planFavorites = pgTable(
  'plan_favorites',
  {
    personId: ofAccount(),
    planId: ofPlan(),
    /** Orders the favourites of a person. */
    favoriteId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.planId] }),
    index('plan_favorites_newest').on(table.personId, table.favoriteId),
    index('plan_favorites_plan').on(table.planId, table.personId),
  ],
)

/** Words and pairs of characters that a plan is found by. */
export const planWords = pgTable(
  'plan_words',
  {
    planId: ofPlan().primaryKey(),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('plan_words_tokens').using('gin', table.tokens)],
)
