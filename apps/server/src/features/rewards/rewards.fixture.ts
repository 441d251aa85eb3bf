import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../platform/database/index.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { giveToPurse } from './ledger/purse.ts'

/** Gives reward points to somebody, as for a course. */
export const givePoints = ({ platform: { db, clock } }: TestApp, accountId: string, points: number): Promise<number> =>
  inTransaction(db, (transaction) =>
    giveToPurse(transaction, {
      ...{ accountId, points, kind: 'course', source: `course:${randomUUID()}:first-publication`, at: clock.now() },
    }),
  )

/** How many accounts have a balance that is not what their entries come to. */
export async function driftingRewards({ platform: { pool } }: TestApp): Promise<number> {
  const { rows } = await pool.query<{ drifting: number }>(`
    select count(*)::int as drifting from reward_accounts a
    left join (select id, sum(amount) as total from (
        select to_id as id, amount from reward_entries union all select from_id, -amount from reward_entries) moved
      group by id) t on t.id = a.id
    where a.balance <> coalesce(t.total, 0)`)
  return rows[0]?.drifting ?? 0
}
