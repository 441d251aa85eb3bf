import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { tallies } from './accounts.tables.ts'

interface Counted {
  key: string
  now: Date
  withinMs: number
}

/**
 * Counts one more use of a key if `look` allows it. `look` receives the earlier moments within the period (epoch
 * milliseconds, oldest first) and throws to refuse. The row stays locked until the transaction ends, so that the later
 * of two concurrent uses sees the earlier one.
 */
export async function countWithin(
  transaction: Transaction,
  { key, now, withinMs }: Counted,
  look: (before: number[]) => void,
): Promise<void> {
  const until = new Date(now.getTime() + withinMs)
  const [held] = await transaction
    .insert(tallies)
    .values({ key, tried: [], at: [], until })
    .onConflictDoUpdate({ target: tallies.key, set: { until } })
    .returning({ at: tallies.at })
  const before = within(held?.at, { now, withinMs })
  look(before)
  const at = [...before.map((one) => new Date(one)), now]
  await transaction
    .update(tallies)
    .set({ at, tried: at.map(() => '') })
    .where(sql`${tallies.key} = ${key}`)
}

/** Returns the moments within the period (epoch milliseconds, oldest first) without counting a use, to refuse early. */
export async function countedWithin(db: Queryable, { key, ...span }: Counted): Promise<number[]> {
  const [found] = await db.select({ at: tallies.at }).from(tallies).where(eq(tallies.key, key))
  return within(found?.at, span)
}

/** Deletes what was counted of keys, SQL of a query for them. Returns how many there were. */
export async function forgetCounted(transaction: Transaction, keys: SQL): Promise<number> {
  return (await transaction.delete(tallies).where(sql`${tallies.key} in (${keys})`)).rowCount ?? 0
}

const within = (moments: Date[] = [], { now, withinMs }: Omit<Counted, 'key'>): number[] =>
  moments.map((at) => at.getTime()).filter((at) => at > now.getTime() - withinMs)
