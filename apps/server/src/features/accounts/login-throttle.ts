import { durations, loginFailures as most } from '@learntrail/contract/limits'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { loginFailures } from './accounts.tables.ts'

interface Attempt {
  account: string
  address: string
  now: Date
}

/** Refuses an attempt after too many failures on the account or from the address, and says when to come back. */
export async function refuseThrottled(db: Database, { account, address, now }: Attempt): Promise<void> {
  const since = new Date(now.getTime() - durations.loginFailureWindow)
  for (const [column, value, allowed] of [
    [loginFailures.account, account, most.account],
    [loginFailures.address, address, most.address],
  ] as const) {
    const [counted] = await db
      .select({ failures: sql<number>`count(*)::int` })
      .from(loginFailures)
      .where(and(eq(column, value), gt(loginFailures.at, since)))
    const failures = counted?.failures ?? 0
    if (failures < allowed) continue
    // The gate opens when the oldest failure that still counts too many leaves the window.
    const [opening] = await db
      .select({ at: loginFailures.at })
      .from(loginFailures)
      .where(and(eq(column, value), gt(loginFailures.at, since)))
      .orderBy(asc(loginFailures.at))
      .offset(failures - allowed)
      .limit(1)
    const opensAt = (opening?.at ?? now).getTime() + durations.loginFailureWindow
    refuse('TOO_MANY_LOGIN_FAILURES', { retryAfter: (opensAt - now.getTime()) / 1000 })
  }
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
