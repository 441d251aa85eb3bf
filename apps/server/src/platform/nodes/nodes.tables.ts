import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Processes that serve; each updates its own row every ten seconds. The changing column has no index. */
export const nodes = pgTable('nodes', {
  id: uuid().primaryKey(),
  /** The host name. */
  name: text().notNull(),
  version: text().notNull(),
  startedAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
})
