import { durations } from '@learntrail/contract/limits'
import { desc, lt } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { type ProvedBalances, proveBalances } from '../../../platform/ledger/prove-balances.ts'
import type { Platform } from '../../../platform/platform.ts'
import { pointProofs } from '../points.tables.ts'
import { pointLedger } from './point-ledger.ts'

/** Proofs are kept for so many days. */
const daysKept = 90

/** Adds up every account, in one look at all of them. Nothing is corrected by it: a difference is for people to see. */
export async function proveLedger({ pool, db, clock, log }: Platform): Promise<ProvedBalances> {
  const counts = await proveBalances(pool, pointLedger)
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
