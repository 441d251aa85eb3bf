import { durations } from '@learntrail/contract/limits'
import type { Pool } from 'pg'
import { firstIdOf, newId } from '../ids/ids.ts'
import type { Platform } from '../platform.ts'
import type { LedgerTables } from './ledger-tables.ts'

interface Counts {
  accounts: number
  /** Accounts whose balance differs from the sum of their entries. */
  drifting: number
}

/** Days for which proofs are kept. */
const daysKept = 90

/**
 * Compares every account's balance with the sum of its entries, in one query, and records the result. Nothing is
 * corrected: a difference is logged for people to investigate.
 */
export async function proveLedger(
  { pool, clock, log }: Pick<Platform, 'pool' | 'clock' | 'log'>,
  ledger: LedgerTables,
): Promise<Counts> {
  const { accounts, entries, proofs, by } = ledger
  const column = by === undefined ? '' : `${by}, `
  const { rows } = await pool.query<Counts>(`
    select count(*)::int as accounts, (count(*) filter (where a.balance <> coalesce(t.total, 0)))::int as drifting
    from ${accounts} a left join (
      select ${column}id, sum(amount) as total from (
        select ${column}to_id as id, amount from ${entries}
        union all select ${column}from_id, -amount from ${entries}) moved group by ${column}id) t
      on t.id = a.id${by === undefined ? '' : ` and t.${by} = a.${by}`}
    where a.balance is not null`)
  const counts = rows[0] ?? { accounts: 0, drifting: 0 }
  const now = clock.now()
  const id = newId(now.getTime())
  await pool.query(`insert into ${proofs} (id, proved_at, accounts, drifting) values ($1, $2, $3, $4)`, [
    id,
    now,
    counts.accounts,
    counts.drifting,
  ])
  const old = new Date(now.getTime() - daysKept * durations.day)
  await pool.query(`delete from ${proofs} where id < $1`, [firstIdOf(old)])
  if (counts.drifting > 0)
    log.error({ ledger: accounts, ...counts }, 'ledger balances differ from the sum of their entries')
  return counts
}

/** Returns the latest proof; null before the first. */
export async function readProof(pool: Pick<Pool, 'query'>, { proofs }: LedgerTables) {
  const { rows } = await pool.query<Counts & { provedAt: Date }>(
    `select proved_at as "provedAt", accounts, drifting from ${proofs} order by id desc limit 1`,
  )
  return rows[0] === undefined ? null : { ...rows[0], provedAt: rows[0].provedAt.toISOString() }
}
