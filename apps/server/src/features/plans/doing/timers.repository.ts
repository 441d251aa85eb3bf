import { planLimits } from '@learntrail/contract/plans/limits'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { planTimers } from './doing.tables.ts'

export type StoredTimer = typeof planTimers.$inferSelect

/** Takes an advisory lock on a person's timer, since there may be no row to lock yet. */
export async function holdTimerOf(transaction: Transaction, personId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan timer:${personId}`}, 0))`)
}

export async function findTimer(transaction: Transaction, personId: string): Promise<StoredTimer | undefined> {
  const found = await transaction.select().from(planTimers).where(eq(planTimers.personId, personId))
  return found[0]
}

export async function insertTimer(transaction: Transaction, row: StoredTimer): Promise<void> {
  await transaction.insert(planTimers).values(row)
}

export async function deleteTimer(transaction: Transaction, personId: string): Promise<void> {
  await transaction.delete(planTimers).where(eq(planTimers.personId, personId))
}

interface Added {
  planId: string
  weekId: string
  minutes: number
  /** Writer for a row that is created here: an id that no window has. */
  writer: string
  now: Date
}

/**
 * Adds minutes to a week. A week written before gets a new version, so that another window does not overwrite the
 * minutes. Its last writer can still go on, and the first person to write in an unwritten week has no conflict.
 */
export async function addMinutes(transaction: Transaction, { planId, weekId, minutes, writer, now }: Added) {
  await transaction.execute(sql`
    insert into plan_weeks as w (plan_id, week_id, version, writer, writer_save, writer_base, minutes, links, updated_at)
    values (${planId}, ${weekId}, 0, ${writer}, 0, 0, ${minutes}, '[]', ${now})
    on conflict (plan_id, week_id) do update set
      version = case when w.version = 0 then 0 else w.version + 1 end,
      minutes = least(w.minutes + ${minutes}, ${planLimits.minutesOfWeek}), updated_at = ${now}`)
}
