import type { Clock } from '../clock/clock.ts'
import { type Database, type DatabaseLog, inTransaction } from '../database/index.ts'
import * as repository from './months.repository.ts'
import { boundOf, firstKept, monthAfter, monthsToCome } from './months.rules.ts'

interface Context {
  db: Database
  clock: Clock
  log: DatabaseLog
}

/**
 * Makes the months of events that are to come, and lets go of those that are older than is kept, whole, once every handler
 * has passed them. The same again changes nothing.
 */
export async function keepMonths(context: Context): Promise<void> {
  await makeMonths(context)
  await dropMonths(context)
}

async function makeMonths({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  const strays = await repository.listStrayMonths(db)
  const wanted = new Set([...monthsToCome(now), ...strays.filter((month) => month >= firstKept(now))])
  for (const month of wanted) {
    await inTransaction(db, async (transaction) => {
      await repository.holdMonths(transaction)
      if (!(await repository.listMonths(transaction)).includes(month)) await repository.makeMonth(transaction, month)
    })
  }
}

async function dropMonths({ db, clock, log }: Context): Promise<void> {
  const first = firstKept(clock.now())
  const old = (await repository.listMonths(db)).filter((month) => month < first)
  const watermarks = await repository.listWatermarks(db)
  for (const month of old) {
    const end = boundOf(monthAfter(month))
    const behind = watermarks.filter(({ firstUnheard }) => firstUnheard < end).map(({ handler }) => handler)
    if (behind.length > 0) log.warn({ month, handlers: behind }, 'events are kept for who has yet to hear of them')
    else await inTransaction(db, (transaction) => dropOne(transaction, month))
  }
  await inTransaction(db, (transaction) => repository.dropStraysBefore(transaction, first))
}

async function dropOne(transaction: Parameters<typeof repository.dropMonth>[0], month: string): Promise<void> {
  await repository.holdMonths(transaction)
  if ((await repository.listMonths(transaction)).includes(month)) await repository.dropMonth(transaction, month)
}
