import type { Provider } from '@learntrail/contract/accounts/providers'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { identities } from '../accounts.tables.ts'
import type { ProvenIdentity, Schooling } from './proven-identity.rules.ts'

export type Identity = typeof identities.$inferSelect

export async function findIdentity(
  db: Queryable,
  { provider, subject }: Pick<ProvenIdentity, 'provider' | 'subject'>,
): Promise<Identity | undefined> {
  const found = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return found[0]
}

export async function listIdentities(db: Queryable, accountId: string): Promise<Identity[]> {
  return db.select().from(identities).where(eq(identities.accountId, accountId)).orderBy(identities.linkedAt)
}

export async function insertIdentity(
  transaction: Transaction,
  identity: typeof identities.$inferInsert,
): Promise<void> {
  await transaction.insert(identities).values(identity)
}

/** Updates the e-mail and schooling the provider reports, and when the identity was last used. */
export async function refreshIdentity(
  transaction: Transaction,
  id: string,
  change: Pick<Identity, 'email' | 'schooling' | 'lastUsedAt'>,
): Promise<void> {
  await transaction.update(identities).set(change).where(eq(identities.id, id))
}

/** Returns false if the account is not linked to this provider. */
export async function deleteIdentity(
  transaction: Transaction,
  accountId: string,
  provider: Provider,
): Promise<boolean> {
  const deleted = await transaction
    .delete(identities)
    .where(and(eq(identities.accountId, accountId), eq(identities.provider, provider)))
    .returning({ id: identities.id })
  return deleted.length > 0
}

/** Returns school and class from the education single sign-on; undefined if it reports none. */
export async function findSchooling(db: Queryable, accountId: string): Promise<Schooling | undefined> {
  const found = await db
    .select({ schooling: identities.schooling })
    .from(identities)
    .where(and(eq(identities.accountId, accountId), eq(identities.provider, 'tanet')))
  return found[0]?.schooling ?? undefined
}
