import { type EditionFailure, editionStates } from '@learntrail/contract/plans/facts'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { plans } from '../plans.tables.ts'
import type { EditionContent, EditionSignature } from './edition-content.rules.ts'

/** A plan as it was sealed. */
export const planEditions = pgTable(
  'plan_editions',
  {
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    state: text({ enum: editionStates }).notNull(),
    failure: text().$type<EditionFailure>(),
    code: text().notNull().unique(),
    /** SHA-256 in hex. */
    hash: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** What the documents say; null once they are made. */
    content: jsonb().$type<EditionContent>(),
    title: text().notNull(),
    lessons: smallint().notNull(),
    signatures: jsonb().$type<EditionSignature[]>().notNull(),
    showsOwner: boolean().notNull(),
    /** The finished documents, in the order of `planLooks`. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    pages: integer().array().notNull().default(sql`'{}'`),
    sealedAt: moment().notNull(),
    madeAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.number] }),
    // For finding the editions that a stopped server left unfinished.
    index('plan_editions_making').on(table.sealedAt).where(sql`${table.state} = 'making'`),
  ],
)
