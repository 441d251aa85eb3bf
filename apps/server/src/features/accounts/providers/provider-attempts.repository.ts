import type { Provider } from '@learntrail/contract/accounts/providers'
import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { providerAttempts } from '../accounts.tables.ts'

export type Attempt = typeof providerAttempts.$inferSelect

export async function insertAttempt(db: Queryable, attempt: typeof providerAttempts.$inferInsert): Promise<void> {
  await db.insert(providerAttempts).values(attempt)
}

interface Coming {
  stateHash: Buffer
  browserHash: Buffer
  provider: Provider
  now: Date
}

/** The attempt that a browser comes back from, once: whoever comes with the same state again finds nothing. */
export async function useAttempt(db: Queryable, { stateHash, browserHash, provider, now }: Coming) {
  const used = await db
    .update(providerAttempts)
    .set({ usedAt: now })
    .where(
      and(
        eq(providerAttempts.stateHash, stateHash),
        eq(providerAttempts.browserHash, browserHash),
        eq(providerAttempts.provider, provider),
        isNull(providerAttempts.usedAt),
        gt(providerAttempts.expiresAt, now),
      ),
    )
    .returning()
  return used[0]
}

type Outcome = Pick<typeof providerAttempts.$inferInsert, 'proven' | 'conflictWith' | 'expiresAt'>

/** Keeps whom a provider vouched for until the person has said what is still to be said. */
export async function keepProven(db: Queryable, stateHash: Buffer, outcome: Outcome): Promise<void> {
  await db.update(providerAttempts).set(outcome).where(eq(providerAttempts.stateHash, stateHash))
}

/** The last identity that this browser has proved and that waits for a word, held until the transaction ends. */
export async function holdProven(
  transaction: Transaction,
  { browserHash, provider, now }: { browserHash: Buffer; provider: Provider; now: Date },
): Promise<Attempt | undefined> {
  const held = await transaction
    .select()
    .from(providerAttempts)
    .where(
      and(
        eq(providerAttempts.browserHash, browserHash),
        eq(providerAttempts.provider, provider),
        isNotNull(providerAttempts.proven),
        gt(providerAttempts.expiresAt, now),
      ),
    )
    .orderBy(desc(providerAttempts.usedAt))
    .limit(1)
    .for('update')
  return held[0]
}

/** The last conflict that this browser stands in. */
export async function findConflict(
  db: Queryable,
  { browserHash, now }: { browserHash: Buffer; now: Date },
): Promise<Attempt | undefined> {
  const found = await db
    .select()
    .from(providerAttempts)
    .where(
      and(
        eq(providerAttempts.browserHash, browserHash),
        isNotNull(providerAttempts.conflictWith),
        gt(providerAttempts.expiresAt, now),
      ),
    )
    .orderBy(desc(providerAttempts.usedAt))
    .limit(1)
  return found[0]
}

export async function deleteAttempt(db: Queryable, stateHash: Buffer): Promise<void> {
  await db.delete(providerAttempts).where(eq(providerAttempts.stateHash, stateHash))
}

export async function deleteOldAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(providerAttempts).where(lt(providerAttempts.expiresAt, now))
}
