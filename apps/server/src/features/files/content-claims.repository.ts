import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { lockBytes } from './files.repository.ts'
import { contentClaims } from './files.tables.ts'

/** Longer than the slowest store may take for one whole upload; afterwards the claims of a killed process lapse. */
const claimSeconds = 3_600

/**
 * Claims content before its bytes are stored, and returns the claim's id. Waits for a removal of the same content in
 * progress.
 */
export async function claimContent(db: Database, keys: string[]): Promise<string> {
  const id = randomUUID()
  await inTransaction(db, async (transaction) => {
    await lockBytes(transaction, keys, 'shared')
    const until = sql`now() + make_interval(secs => ${claimSeconds})`
    await transaction.insert(contentClaims).values(keys.map((key) => ({ id, key, until })))
  })
  return id
}

/**
 * Ends a claim within the transaction that names the content. Refuses with STORAGE_UNAVAILABLE if the claim has lapsed,
 * since the content may be gone and must be sent again.
 */
export async function redeemClaim(transaction: Transaction, id: string): Promise<void> {
  const redeemed = await transaction
    .delete(contentClaims)
    .where(and(eq(contentClaims.id, id), sql`${contentClaims.until} > now()`))
    .returning({ key: contentClaims.key })
  if (redeemed.length === 0) refuse('STORAGE_UNAVAILABLE')
}

/** Gives up a claim whose content was never named. */
export async function giveUpClaim(db: Database, id: string): Promise<void> {
  await db.delete(contentClaims).where(eq(contentClaims.id, id))
}

/** Deletes lapsed claims, left by killed processes. */
export async function removeExpiredClaims(db: Database): Promise<void> {
  await db.delete(contentClaims).where(sql`${contentClaims.until} < now()`)
}
