import { identityLinked } from '@learntrail/contract/accounts/events'
import { isUniqueViolation, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findIdentity, insertIdentity } from './identities.repository.ts'
import type { ProvenIdentity } from './proven-identity.rules.ts'

/**
 * Links an identity to an account; does nothing if it is linked already. Refuses with `IDENTITY_IN_USE` if it opens
 * another account or the account has another identity of the same provider.
 */
export async function linkIdentity(
  platform: Pick<Platform, 'events' | 'clock'>,
  transaction: Transaction,
  accountId: string,
  { provider, subject, email, schooling }: ProvenIdentity,
): Promise<void> {
  const known = await findIdentity(transaction, { provider, subject })
  if (known?.accountId === accountId) return
  if (known !== undefined) refuse('IDENTITY_IN_USE', { values: { method: provider } })
  const now = platform.clock.now()
  try {
    const id = newId(now.getTime())
    await insertIdentity(transaction, { id, accountId, provider, subject, email, schooling, linkedAt: now })
  } catch (error) {
    if (isUniqueViolation(error, 'identities_account') || isUniqueViolation(error, 'identities_subject')) {
      refuse('IDENTITY_IN_USE', { values: { method: provider } })
    }
    throw error
  }
  await platform.events.record(transaction, identityLinked, {
    actorId: accountId,
    subjectId: accountId,
    data: { provider },
    at: now,
  })
}
