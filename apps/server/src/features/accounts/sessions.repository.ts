import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Queryable } from '../../platform/database/index.ts'
import { type AccountRole, sessions } from './accounts.tables.ts'
import type { PlanFacts } from './plans.rules.ts'
import { schoolPlanOf } from './school-plan.service.ts'

export interface SessionFacts {
  sessionId: string
  accountId: string
  role: AccountRole
  lastSeenAt: Date
  expiresAt: Date
  /** When the holder last proved their identity. */
  provedAt: Date
  plan: 'free' | 'plus' | 'school'
  planEndsAt: Date | null
  trialEndsAt: Date | null
  schoolPlan: PlanFacts['schoolPlan']
  isFilled: boolean
  isDefaultPassword: boolean
  schoolPermissions: number
  wholeSchools: number
  suspendedAt: Date | null
  deletedAt: Date | null
}

// Every call makes this read, so it is prepared once per connection.
const sessionFactsQuery = {
  name: 'session-facts',
  text: `
    select s.id as "sessionId", s.account_id as "accountId", a.role, s.last_seen_at as "lastSeenAt",
      s.expires_at as "expiresAt", coalesce(s.proved_at, s.created_at) as "provedAt", a.plan, a.plan_ends_at as "planEndsAt", a.trial_ends_at as "trialEndsAt",
      ${schoolPlanOf('a', '$2')} as "schoolPlan",
      a.profile_filled_at is not null and a.terms_accepted_at is not null as "isFilled",
      a.is_default_password as "isDefaultPassword",
      a.suspended_at as "suspendedAt", a.deleted_at as "deletedAt",
      permitted."schoolPermissions", permitted."wholeSchools"
    from sessions s join accounts a on a.id = s.account_id cross join lateral (
      select count(*)::int as "schoolPermissions", (count(*) filter (where p.reach is null))::int as "wholeSchools"
      from school_permissions p where p.account_id = a.id) permitted
    where s.token_hash = $1 and s.expires_at > $2`,
}

/** Returns the access facts of a cookie's holder with one indexed read. */
export async function findSessionFacts(pool: Pool, tokenHash: Buffer, now: Date): Promise<SessionFacts | undefined> {
  const result = await pool.query<SessionFacts>({ ...sessionFactsQuery, values: [tokenHash, now] })
  return result.rows[0]
}

export async function extendSession(db: Queryable, id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id))
}

export async function setProved(db: Queryable, id: string, provedAt: Date): Promise<void> {
  await db.update(sessions).set({ provedAt }).where(eq(sessions.id, id))
}

export async function listSessions(db: Database, accountId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50)
}

/** Returns which of these sessions have not expired or ended. */
export async function findSessions(db: Database, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)))
  return new Set(found.map(({ id }) => id))
}

/** Ends one session of an account; returns false if it does not exist. */
export async function deleteSession(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function deleteOtherSessions(db: Queryable, accountId: string, keptId: string | null): Promise<void> {
  const ofAccount = eq(sessions.accountId, accountId)
  await db.delete(sessions).where(keptId === null ? ofAccount : and(ofAccount, ne(sessions.id, keptId)))
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** Returns when a session began. */
export async function findSessionStart(db: Queryable, id: string): Promise<Date | undefined> {
  const [found] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, id))
  return found?.createdAt
}
