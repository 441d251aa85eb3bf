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

/** Marks a browser's attempt as used and returns it; undefined if the state was used before or has expired. */
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

/** Keeps the proven identity until the person has completed the sign-in. */
export async function keepProven(db: Queryable, stateHash: Buffer, outcome: Outcome): Promise<void> {
  await db.update(providerAttempts).set(outcome).where(eq(providerAttempts.stateHash, stateHash))
}

/**
 * Returns the latest identity this browser has proved and not completed, and locks its row until the transaction ends.
 */
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

/** Returns the latest conflict this browser is in. */
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
