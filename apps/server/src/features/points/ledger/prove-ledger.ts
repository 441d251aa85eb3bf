import { durations } from '@learntrail/contract/limits'
import { desc, lt } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { pointProofs } from '../points.tables.ts'

/** Every account with what it is said to have, and what its entries come to. */
const balancesQuery = `
  select count(*)::int as accounts, (count(*) filter (where a.balance <> coalesce(t.total, 0)))::int as drifting
  from point_accounts a left join (
    select group_id, id, sum(amount) as total from (
      select group_id, to_id as id, amount from point_entries
      union all select group_id, from_id, -amount from point_entries) moved group by group_id, id) t
    on t.group_id = a.group_id and t.id = a.id
  where a.kind <> 'product'`

interface Counts {
  accounts: number
  drifting: number
}

/** Proofs are kept for so many days. */
const daysKept = 90

/** Adds up every account, in one look at all of them. Nothing is corrected by it: a difference is for people to see. */
export async function proveLedger({ pool, db, clock, log }: Platform): Promise<Counts> {
  const { rows } = await pool.query<Counts>(balancesQuery)
  const counts = rows[0] ?? { accounts: 0, drifting: 0 }
  const now = clock.now()
  await db.insert(pointProofs).values({ id: newId(now.getTime()), provedAt: now, ...counts })
  const old = new Date(now.getTime() - daysKept * durations.day)
  await db.delete(pointProofs).where(lt(pointProofs.provedAt, old))
  if (counts.drifting > 0) log.error(counts, 'balances of points differ from their entries')
  return counts
}

/** What the last night has found; nothing before the first. */
export async function readPointProof(db: Queryable) {
  const [last] = await db.select().from(pointProofs).orderBy(desc(pointProofs.id)).limit(1)
  if (last === undefined) return null
  return { provedAt: last.provedAt.toISOString(), accounts: last.accounts, drifting: last.drifting }
}
