import type { Pool } from 'pg'
import type { SharedBudgets } from '../http/rates.ts'

/** Uses the database's clock, so that nodes need not agree on the time. */
const leaseQuery = {
  name: 'lease-budget',
  text: `insert into rate_budgets as b (key, spent, granted, ends_at)
    values ($1, least($2::integer, $3::integer), least($2::integer, $3::integer), now() + $4 * interval '1 millisecond')
    on conflict (key) do update set (spent, granted, ends_at) = (select
      held.spent + least($2::integer, $3::integer - held.spent), least($2::integer, $3::integer - held.spent), held.ends_at
      from (select case when b.ends_at > now() then b.spent else 0 end as spent,
        case when b.ends_at > now() then b.ends_at else now() + $4 * interval '1 millisecond' end as ends_at) held)
    returning b.granted, b.spent, extract(epoch from b.ends_at - now()) * 1000 as "endsInMs"`,
}

const cleanEveryMs = 60_000

/** Returns budgets that nodes share through the database. */
export function postgresBudgets(pool: Pool): Pick<SharedBudgets, 'lease'> & { close(): void } {
  const timer = setInterval(() => {
    // A failed clean-up is repeated in a minute.
    pool.query('delete from rate_budgets where ends_at < now()').catch(() => undefined)
  }, cleanEveryMs).unref()

  return {
    close: () => clearInterval(timer),
    async lease(key, ask, { most, windowMs }) {
      const { rows } = await pool.query<{ granted: number; spent: number; endsInMs: string }>({
        ...leaseQuery,
        values: [key, ask, most, windowMs],
      })
      const [{ granted, spent, endsInMs } = { granted: 0, spent: most, endsInMs: windowMs }] = rows
      return { granted, spent, endsInMs: Number(endsInMs) }
    },
  }
}
