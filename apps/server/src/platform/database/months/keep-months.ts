import type { Clock } from '../../clock/clock.ts'
import { type Database, inTransaction, type Transaction } from '../database.ts'
import * as repository from './months.repository.ts'
import { firstKept, type Month, monthsToCome } from './months.rules.ts'

interface Context {
  db: Database
  clock: Clock
}

/**
 * A table partitioned by month, by the time contained in its `id`, with one more partition for rows that fit into none.
 */
export interface MonthlyTable {
  table: string
  /** Whether a month that is old enough may be dropped; if absent, always. */
  mayDrop?(month: Month): Promise<boolean> | boolean
  /** Runs before a month is dropped, in the same transaction. */
  beforeDrop?(transaction: Transaction, month: Month): Promise<void>
}

/** Creates a table's upcoming months and drops those older than the retention period. Repeating it changes nothing. */
export async function keepMonths(context: Context, monthly: MonthlyTable): Promise<void> {
  await makeMonths(context, monthly)
  await dropMonths(context, monthly)
}

async function makeMonths({ db, clock }: Context, { table }: MonthlyTable): Promise<void> {
  const now = clock.now()
  const strays = await repository.listStrayMonths(db, table)
  const wanted = new Set([...monthsToCome(now), ...strays.filter((month) => month >= firstKept(now))])
  for (const month of wanted) {
    await inTransaction(db, async (transaction) => {
      await repository.holdMonths(transaction, table)
      const isThere = (await repository.listMonths(transaction, table)).includes(month)
      if (!isThere) await repository.makeMonth(transaction, table, month)
    })
  }
}

async function dropMonths({ db, clock }: Context, { table, mayDrop, beforeDrop }: MonthlyTable): Promise<void> {
  const first = firstKept(clock.now())
  const old = (await repository.listMonths(db, table)).filter((month) => month < first)
  for (const month of old) {
    if ((await mayDrop?.(month)) === false) continue
    await inTransaction(db, async (transaction) => {
      await repository.holdMonths(transaction, table)
      if (!(await repository.listMonths(transaction, table)).includes(month)) return
      await beforeDrop?.(transaction, month)
      await repository.dropMonth(transaction, table, month)
    })
  }
}
