import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Processes that serve, each a row that it writes anew every ten seconds; without an index on what changes. */
export const nodes = pgTable('nodes', {
  id: uuid().primaryKey(),
  /** The machine. */
  name: text().notNull(),
  version: text().notNull(),
  startedAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
})
