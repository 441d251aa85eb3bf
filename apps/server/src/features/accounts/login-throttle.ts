import { durations, loginFailures as most } from '@learntrail/contract/limits'
import { and, asc, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { loginFailures } from './accounts.tables.ts'

interface Attempt {
  account: string
  address: string
  now: Date
}

/** Failures that still count. */
export interface Failures {
  ofAccount: number
  ofAddress: number
}

export async function countFailures(db: Database, { account, address, now }: Attempt): Promise<Failures> {
  const since = new Date(now.getTime() - durations.loginFailureWindow)
  const [ofAccount, ofAddress] = await Promise.all([
    db.$count(loginFailures, and(eq(loginFailures.account, account), gt(loginFailures.at, since))),
    db.$count(loginFailures, and(eq(loginFailures.address, address), gt(loginFailures.at, since))),
  ])
  return { ofAccount, ofAddress }
}

/** Refuses an attempt after too many failures on the account or from the address, and says when to come back. */
export async function refuseThrottled(
  db: Database,
  { account, address, now }: Attempt,
  { ofAccount, ofAddress }: Failures,
): Promise<void> {
  const since = new Date(now.getTime() - durations.loginFailureWindow)
  if (ofAccount >= most.account)
    await refuseUntilOpen(db, eq(loginFailures.account, account), ofAccount - most.account, { since, now })
  if (ofAddress >= most.address)
    await refuseUntilOpen(db, eq(loginFailures.address, address), ofAddress - most.address, { since, now })
}

/** The gate opens when the oldest failure that still counts too many leaves the window. */
async function refuseUntilOpen(
  db: Database,
  tried: SQL,
  surplus: number,
  { since, now }: { since: Date; now: Date },
): Promise<never> {
  const [opening] = await db
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(and(tried, gt(loginFailures.at, since)))
    .orderBy(asc(loginFailures.at))
    .offset(surplus)
    .limit(1)
  const opensAt = (opening?.at ?? now).getTime() + durations.loginFailureWindow
  return refuse('TOO_MANY_LOGIN_FAILURES', { retryAfter: (opensAt - now.getTime()) / 1000 })
}

export async function recordLoginFailure(db: Queryable, { account, address, now }: Attempt): Promise<void> {
  await db.insert(loginFailures).values({ id: newId(), account, address, at: now })
}

/** A success forgets the failures of its account. */
export async function forgetLoginFailures(db: Queryable, account: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.account, account))
}

export async function deleteOldLoginFailures(db: Queryable, now: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.at, new Date(now.getTime() - durations.loginFailureWindow)))
}
