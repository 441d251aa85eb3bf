import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * What nodes have leased of callers' budgets, for the minute that a budget is for. Not written to the log of the database: a
 * crash forgets a minute's counting. Nobody's rows: a key is a person's id or an address, with the kind of calls.
 */
export const rateBudgets = pgTable('rate_budgets', {
  key: text().primaryKey(),
  spent: integer().notNull(),
  /** What the last lease got. */
  granted: integer().notNull(),
  endsAt: moment().notNull(),
})
