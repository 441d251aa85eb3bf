import type { Pool } from 'pg'
import type { LedgerTables } from './ledger-tables.ts'

export interface ProvedBalances {
  accounts: number
  /** How many have a balance that is not what their entries come to. */
  drifting: number
}

/** Adds up every account that keeps a balance, in one look at all of them. */
export async function proveBalances(
  pool: Pick<Pool, 'query'>,
  { accounts, entries, by }: LedgerTables,
): Promise<ProvedBalances> {
  const column = by === undefined ? '' : `${by}, `
  const { rows } = await pool.query<ProvedBalances>(`
    select count(*)::int as accounts, (count(*) filter (where a.balance <> coalesce(t.total, 0)))::int as drifting
    from ${accounts} a left join (
      select ${column}id, sum(amount) as total from (
        select ${column}to_id as id, amount from ${entries}
        union all select ${column}from_id, -amount from ${entries}) moved group by ${column}id) t
      on t.id = a.id${by === undefined ? '' : ` and t.${by} = a.${by}`}
    where a.balance is not null`)
  return rows[0] ?? { accounts: 0, drifting: 0 }
}
