import { date, integer, pgTable } from 'drizzle-orm/pg-core'

const count = () => integer().notNull()

/**
 * How much the product was used on a day in Taiwan, counted once after it ended. Numbers only, so they remain when the
 * event log is cleared and accounts are deleted.
 */
export const statisticsDays = pgTable('statistics_days', {
  day: date({ mode: 'string' }).primaryKey(),
  students: count(),
  teachers: count(),
  others: count(),
  unfilled: count(),
  active: count(),
  signedUp: count(),
  records: count(),
  groups: count(),
  homework: count(),
  handIns: count(),
})
