import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Account, findAccount, lockAccount, subscriptionOf } from '../../accounts/index.ts'
import { files } from '../files.tables.ts'

/** Returns how many bytes a person's files may take together; null without a limit. */
async function roomOfPlan(
  platform: Pick<Platform, 'config' | 'clock'> & { db: Queryable },
  account: Account,
): Promise<number | null> {
  if (account.role !== 'user') return null
  return platform.config.room[(await subscriptionOf(platform, account)).plan]
}

export async function readRoomLimit(platform: Platform, ownerId: string): Promise<number | null> {
  const account = (await findAccount(platform.db, ownerId)) ?? refuse('NOT_AUTHENTICATED')
  return roomOfPlan(platform, account)
}

/** Returns how many bytes a person's files take, and their limit. */
export async function readRoom(platform: Platform, account: Account): Promise<{ used: number; limit: number | null }> {
  return { used: await takenBy(platform.db, account.id), limit: await roomOfPlan(platform, account) }
}

/** Refuses with ROOM_EXCEEDED before any bytes of files are sent for which there is no room. */
export async function checkRoomAhead(platform: Platform, ownerId: string, added: number): Promise<void> {
  const account = (await findAccount(platform.db, ownerId)) ?? refuse('NOT_AUTHENTICATED')
  refuseBeyond(await roomOfPlan(platform, account), await takenBy(platform.db, ownerId), added)
}

/**
 * Same, within the transaction that stores them. The account is locked, so that the second of two uploads counts the
 * first.
 */
export async function holdRoom(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  added: number,
): Promise<void> {
  const account = (await lockAccount(transaction, ownerId)) ?? refuse('NOT_AUTHENTICATED')
  const limit = await roomOfPlan({ ...platform, db: transaction }, account)
  refuseBeyond(limit, await takenBy(transaction, ownerId), added)
}

function refuseBeyond(limit: number | null, taken: number, added: number): void {
  if (limit === null || taken + added <= limit) return
  refuse('ROOM_EXCEEDED', { values: { limit, left: Math.max(0, limit - taken) } })
}

/** Returns the bytes of a person's originals, uploaded or made for them; other forms do not count. */
async function takenBy(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(eq(files.ownerId, ownerId))
  return row?.bytes ?? 0
}
