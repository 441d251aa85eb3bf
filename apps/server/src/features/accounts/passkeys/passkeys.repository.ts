import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { passkeys } from './passkeys.tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export async function listPasskeys(db: Queryable, accountId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.createdAt)
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  const found = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found[0]
}

export async function insertPasskey(transaction: Transaction, passkey: typeof passkeys.$inferInsert): Promise<void> {
  await transaction.insert(passkeys).values(passkey)
}

interface Use {
  counter: number
  isBackedUp: boolean
  lastUsedAt: Date
}

/**
 * Records a use of a passkey. Returns false if the counter has not advanced (a concurrent use or a copied key) or the
 * passkey is gone.
 */
export async function countUse(transaction: Transaction, id: string, use: Use): Promise<boolean> {
  const { counter } = use
  // Authenticators without a counter always report 0.
  const goesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))
  const used = await transaction
    .update(passkeys)
    .set(use)
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id })
  return used.length > 0
}

interface Own {
  accountId: string
  id: string
}

const isOwn = ({ accountId, id }: Own) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id))

/** Returns false if the account has no passkey with this id. */
export async function renamePasskey(db: Queryable, own: Own, name: string): Promise<boolean> {
  const renamed = await db.update(passkeys).set({ name }).where(isOwn(own)).returning({ id: passkeys.id })
  return renamed.length > 0
}

/** Deletes a passkey and returns its name; undefined if the account has no passkey with this id. */
export async function deletePasskey(transaction: Transaction, own: Own): Promise<string | undefined> {
  const deleted = await transaction.delete(passkeys).where(isOwn(own)).returning({ name: passkeys.name })
  return deleted[0]?.name
}
