import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { tallies } from './accounts.tables.ts'

interface Counted {
  key: string
  now: Date
  withinMs: number
}

/**
 * Counts one more of something, once `look` has let it pass: it is given the moments before that still count, the oldest
 * first. The row is held until the transaction ends, so that of two at the same moment the later one sees the first.
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
  const before = (held?.at ?? []).map((at) => at.getTime()).filter((at) => at > now.getTime() - withinMs)
  look(before)
  const at = [...before.map((one) => new Date(one)), now]
  await transaction
    .update(tallies)
    .set({ at, tried: at.map(() => '') })
    .where(sql`${tallies.key} = ${key}`)
}
