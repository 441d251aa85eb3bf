import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** Missing, or not matching its key. */
export const lostStates = ['gone', 'changed'] as const
export type LostState = (typeof lostStates)[number]

/** Stored content that rows name and that is missing or changed. The row is deleted once the content is restored. */
export const lostContent = pgTable('lost_content', {
  key: text().primaryKey(),
  state: text().$type<LostState>().notNull(),
  foundAt: moment().notNull(),
})

/**
 * Progress of the slow check of all stored content, which takes as many nights as it needs; a single row, inserted when
 * the first round begins.
 */
export const contentChecks = pgTable('content_checks', {
  id: integer().primaryKey(),
  startedAt: moment().notNull(),
  /** The last key checked. */
  after: text().notNull(),
  count: integer().notNull().default(0),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  lookedAt: moment().notNull(),
  /** When the last complete round ended, and how much it checked. */
  endedAt: moment(),
  endedCount: integer(),
  endedBytes: bigint({ mode: 'number' }),
})
