import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { lockBytes } from './files.repository.ts'
import { contentClaims } from './files.tables.ts'

/** Longer than the slowest store may take for everything of one upload; what a killed process claimed is free after it. */
const claimSeconds = 3_600

/** Claims content before its bytes are brought in. Waits for whoever removes the same content at this moment. */
export async function claimContent(db: Database, keys: string[]): Promise<string> {
  const id = randomUUID()
  await inTransaction(db, async (transaction) => {
    await lockBytes(transaction, keys, 'shared')
    const until = sql`now() + make_interval(secs => ${claimSeconds})`
    await transaction.insert(contentClaims).values(keys.map((key) => ({ id, key, until })))
  })
  return id
}

/** Ends a claim in the transaction that names the content. Too late, and the content may be gone: it has to come again. */
export async function redeemClaim(transaction: Transaction, id: string): Promise<void> {
  const redeemed = await transaction
    .delete(contentClaims)
    .where(and(eq(contentClaims.id, id), sql`${contentClaims.until} > now()`))
    .returning({ key: contentClaims.key })
  if (redeemed.length === 0) refuse('STORAGE_UNAVAILABLE')
}

/** Gives a claim up; nothing was named. */
export async function giveUpClaim(db: Database, id: string): Promise<void> {
  await db.delete(contentClaims).where(eq(contentClaims.id, id))
}

/** Removes the claims of processes that were killed. */
export async function removeExpiredClaims(db: Database): Promise<void> {
  await db.delete(contentClaims).where(sql`${contentClaims.until} < now()`)
}
