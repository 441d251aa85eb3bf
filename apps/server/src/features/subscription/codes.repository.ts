import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { PlanCode, PlanCodeState } from '@learntrail/contract/subscription/codes'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { fromAccounts, joinAccount } from '../accounts/index.ts'
import { personOf, personSummaryOf } from '../people/index.ts'
import { planCodes, planRedemptions } from './subscription.tables.ts'

export type StoredCode = typeof planCodes.$inferSelect

export async function insertCodes(transaction: Transaction, rows: (typeof planCodes.$inferInsert)[]): Promise<void> {
  await transaction.insert(planCodes).values(rows)
}

export async function findByHash(db: Queryable, codeHash: Buffer): Promise<StoredCode | undefined> {
  return (await db.select().from(planCodes).where(eq(planCodes.codeHash, codeHash)))[0]
}

/** Returns the code, locked until the transaction ends: of two simultaneous uses the later one sees the first. */
export async function holdCode(transaction: Transaction, id: string): Promise<StoredCode | undefined> {
  return (await transaction.select().from(planCodes).where(eq(planCodes.id, id)).for('update'))[0]
}

/** Returns the state of a code; the same as `state` below in SQL. */
export function stateOf({ revokedAt, usedCount, uses, expiresAt }: StoredCode, now: Date): PlanCodeState {
  if (revokedAt !== null) return 'revoked'
  if (usedCount >= uses) return 'used'
  return expiresAt > now ? 'open' : 'expired'
}

export async function isRedeemed(db: Queryable, codeId: string, accountId: string): Promise<boolean> {
  const ofBoth = and(eq(planRedemptions.codeId, codeId), eq(planRedemptions.accountId, accountId))
  return (await db.$count(planRedemptions, ofBoth)) > 0
}

export async function insertRedemption(
  transaction: Transaction,
  row: typeof planRedemptions.$inferInsert,
): Promise<void> {
  await transaction.insert(planRedemptions).values(row)
  await transaction
    .update(planCodes)
    .set({ usedCount: sql`${planCodes.usedCount} + 1` })
    .where(eq(planCodes.id, row.codeId))
}

/** Revokes a code; returns false if it was revoked before. */
export async function setRevoked(transaction: Transaction, id: string, revokedAt: Date): Promise<boolean> {
  const changed = await transaction
    .update(planCodes)
    .set({ revokedAt })
    .where(and(eq(planCodes.id, id), isNull(planCodes.revokedAt)))
    .returning({ id: planCodes.id })
  return changed.length > 0
}

/** SQL of the state of a code. $1 now. */
const state = `case when c.revoked_at is not null then 'revoked' when c.used_count >= c.uses then 'used'
  when c.expires_at > $1 then 'open' else 'expired' end`

const view = `c.id, c.ending, c.plan, c.days, c.uses, c.used_count as "usedCount", c.note,
  ${personOf('c.made_by')} as maker,
  ${isoTime('c.created_at')} as "createdAt", ${isoTime('c.expires_at')} as "expiresAt", ${state} as state`

interface CodePage {
  state: PlanCodeState | undefined
  after: string
  limit: number
}

export async function listCodes(pool: Pool, now: Date, page: CodePage): Promise<PlanCode[]> {
  const found = await pool.query<PlanCode>({
    name: `plan-codes-${page.limit}`,
    text: `select ${view} from plan_codes c where c.id < $2 and ($3::text is null or ${state} = $3)
      order by c.id desc ${limitTo(page.limit)}`,
    values: [now, page.after, page.state ?? null],
  })
  return found.rows
}

export async function findCode(pool: Pool, now: Date, id: string): Promise<PlanCode | undefined> {
  const found = await pool.query<PlanCode>({
    name: 'plan-code',
    text: `select ${view} from plan_codes c where c.id = $2`,
    values: [now, id],
  })
  return found.rows[0]
}

interface Redemption {
  person: PersonSummary
  at: string
}

export async function listRedemptions(
  pool: Pool,
  codeId: string,
  after: readonly [moment: string, id: string],
): Promise<Redemption[]> {
  const found = await pool.query<Redemption>({
    name: 'plan-code-redemptions',
    text: `select ${personSummaryOf('a')} as person, ${isoTime('r.at')} as at
      from plan_redemptions r ${joinAccount('a', 'r.account_id')}
      where r.code_id = $1 and (r.at, r.account_id) < ($2::timestamptz, $3::uuid)
      order by r.at desc, r.account_id desc ${limitTo(limits.pageSize + 1)}`,
    values: [codeId, ...after],
  })
  return found.rows
}

/** Returns people by id. */
export async function summariesOf(pool: Pool, ids: readonly string[]): Promise<Map<string, PersonSummary>> {
  const found = await pool.query<{ person: PersonSummary }>({
    name: 'plan-code-people',
    text: `select ${personSummaryOf('a')} as person ${fromAccounts('a', 'any ($1::uuid[])')}`,
    values: [ids],
  })
  return new Map(found.rows.map(({ person }) => [person.id, person]))
}
