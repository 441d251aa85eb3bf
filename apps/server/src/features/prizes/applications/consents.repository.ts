import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { prizeConsents } from '../prizes.tables.ts'

export type StoredConsent = typeof prizeConsents.$inferSelect

export async function findConsent(db: Queryable, applicationId: string): Promise<StoredConsent | undefined> {
  return (await db.select().from(prizeConsents).where(eq(prizeConsents.applicationId, applicationId)))[0]
}

export async function findByToken(db: Queryable, tokenHash: Buffer): Promise<StoredConsent | undefined> {
  return (await db.select().from(prizeConsents).where(eq(prizeConsents.tokenHash, tokenHash)))[0]
}

/** Stores a new secret in place of the former one. */
export async function putConsent(
  transaction: Transaction,
  consent: Pick<StoredConsent, 'applicationId' | 'tokenHash' | 'askedAt' | 'expiresAt'>,
): Promise<void> {
  await transaction
    .insert(prizeConsents)
    .values(consent)
    .onConflictDoUpdate({ target: prizeConsents.applicationId, set: consent })
}

export async function answer(
  transaction: Transaction,
  { applicationId, answer: said, answeredAt }: Pick<StoredConsent, 'applicationId' | 'answer' | 'answeredAt'>,
): Promise<void> {
  await transaction
    .update(prizeConsents)
    .set({ answer: said, answeredAt })
    .where(eq(prizeConsents.applicationId, applicationId))
}

/** Overwrites the secret, so that the link no longer works; the guardian's answer stays. */
export async function forgetSecret(transaction: Transaction, applicationId: string): Promise<void> {
  await transaction
    .update(prizeConsents)
    .set({ tokenHash: sql`decode(replace(${prizeConsents.applicationId}::text, '-', ''), 'hex')` })
    .where(eq(prizeConsents.applicationId, applicationId))
}
