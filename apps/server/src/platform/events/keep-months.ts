import { sql } from 'drizzle-orm'
import type { Clock } from '../clock/clock.ts'
import { type Database, type DatabaseLog, inTransaction, type Transaction } from '../database/index.ts'
import { keepMonths } from '../database/months/keep-months.ts'
import { boundOf, firstKept, type Month, monthAfter } from '../database/months/months.rules.ts'

interface Context {
  db: Database
  clock: Clock
  log: DatabaseLog
}

/**
 * Creates the upcoming months of events and drops those older than the retention period, once every handler has handled
 * them. Repeating it changes nothing.
 */
export async function keepEventMonths(context: Context): Promise<void> {
  const { db, clock, log } = context
  const watermarks = await listWatermarks(db)
  await keepMonths(context, {
    table: 'events',
    mayDrop: (month) => {
      const end = boundOf(monthAfter(month))
      const behind = watermarks.filter(({ firstUnheard }) => firstUnheard < end).map(({ handler }) => handler)
      if (behind.length > 0)
        log.warn({ month, handlers: behind }, 'keeping events that some handler has not processed yet')
      return behind.length === 0
    },
  })
  await inTransaction(db, (transaction) => dropStraysBefore(transaction, firstKept(clock.now())))
}

/** Deletes equally old rows that are in no monthly partition, as far as every handler has handled them. */
async function dropStraysBefore(transaction: Transaction, month: Month): Promise<void> {
  await transaction.execute(sql`delete from events_strays where id < ${boundOf(month)} and pending = '{}'`)
}

/** Returns the first unhandled event of each handler; handlers that are up to date are omitted. */
export async function listWatermarks(db: Database): Promise<{ handler: string; firstUnheard: string }[]> {
  const { rows } = await db.execute<{ handler: string; firstUnheard: string }>(sql`
    select handler, min(id::text) as "firstUnheard" from events cross join unnest(pending) as handler
    where pending <> '{}' group by handler order by handler`)
  return rows
}
