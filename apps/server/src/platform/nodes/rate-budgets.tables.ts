import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * What nodes have leased of callers' budgets in the current window of a minute. Unlogged: a crash loses one minute of
 * counts. The rows belong to nobody: a key is a person's id or an address, with the rate class.
 */
export const rateBudgets = pgTable('rate_budgets', {
  key: text().primaryKey(),
  spent: integer().notNull(),
  /** What the last lease was granted. */
  granted: integer().notNull(),
  endsAt: moment().notNull(),
})
