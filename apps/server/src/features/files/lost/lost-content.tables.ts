import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** Not there at all, or not what its key says. */
export const lostStates = ['gone', 'changed'] as const
export type LostState = (typeof lostStates)[number]

/** Stored content that rows name and that is not there as it was. It is no more of these once it was brought back. */
export const lostContent = pgTable('lost_content', {
  key: text().primaryKey(),
  state: text().$type<LostState>().notNull(),
  foundAt: moment().notNull(),
})

/** How far the slow look at all stored content has come, over as many nights as it takes; one row, made when it begins. */
export const contentChecks = pgTable('content_checks', {
  id: integer().primaryKey(),
  startedAt: moment().notNull(),
  /** The last key that was looked at. */
  after: text().notNull(),
  count: integer().notNull().default(0),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  lookedAt: moment().notNull(),
  /** When the last round that was finished ended, and how much it looked at. */
  endedAt: moment(),
  endedCount: integer(),
  endedBytes: bigint({ mode: 'number' }),
})
