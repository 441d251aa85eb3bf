import { accountEnded } from '@learntrail/contract/leaving/events'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import type { ErasedThing } from '../../platform/erasure/erasure.ts'
import { markLeaving } from '../accounts/index.ts'
import { erasures } from './leaving.tables.ts'

/**
 * Marks the existing accounts among `ids` as due for erasure and removes their e-mail addresses. Skips accounts whose
 * erasure has begun. Returns the ids it marked.
 */
export const markErased = (transaction: Transaction, ids: readonly string[], dueSince: Date): Promise<string[]> =>
  markLeaving(
    transaction,
    ids,
    dueSince,
    (id) => `exists (select 1 from erasures begun where begun.account_id = ${id})`,
  )

/** Records the start of an erasure; false when it has begun before. */
export async function beginErasure(transaction: Transaction, accountId: string, startedAt: Date): Promise<boolean> {
  const begun = await transaction.insert(erasures).values({ accountId, startedAt }).onConflictDoNothing()
  return begun.rowCount === 1
}

/** Whether a listener has yet to hear that the account ends. */
export async function isEndPending(db: Queryable, accountId: string): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from events where subject_id = ${accountId} and kind = ${accountEnded.name} and pending <> '{}'`)
  return found.rows.length > 0
}

export async function isBeingErased(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.$count(erasures, eq(erasures.accountId, accountId))) > 0
}

/** Whether any erasure has begun and not ended. */
export async function isAnyErasureBegun(db: Queryable): Promise<boolean> {
  return (await db.select({ accountId: erasures.accountId }).from(erasures).limit(1)).length > 0
}

export async function addErased(
  transaction: Transaction,
  accountId: string,
  thing: ErasedThing,
  count: number,
): Promise<void> {
  await transaction
    .update(erasures)
    .set({
      erased: sql`${erasures.erased}
        || jsonb_build_object(${thing}::text, coalesce((${erasures.erased} ->> ${thing})::int, 0) + ${count}::int)`,
    })
    .where(eq(erasures.accountId, accountId))
}

export async function readErased(
  transaction: Transaction,
  accountId: string,
): Promise<Partial<Record<ErasedThing, number>>> {
  const found = await transaction
    .select({ erased: erasures.erased })
    .from(erasures)
    .where(eq(erasures.accountId, accountId))
  return found[0]?.erased ?? {}
}
