import { accountDurations } from '@learntrail/contract/accounts/limits'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount } from './accounts.repository.ts'
import { verifyPresent } from './passwords.service.ts'
import { forgetAccess } from './session-reader.service.ts'
import { setProved } from './sessions.repository.ts'

interface Proof {
  sessionId: string
  /** Digest of the password. */
  password: string
  address: string
}

/** Proves the present session again by the password; returns until when that counts. */
export async function prove(
  platform: Platform,
  accountId: string,
  { sessionId, password, address }: Proof,
): Promise<{ until: string }> {
  const account = (await findAccount(platform.db, accountId)) ?? refuse('NOT_AUTHENTICATED')
  // A person without a password signs in again instead, which proves as much.
  if (account.passwordHash === null) return refuse('LOGIN_METHOD_CONFLICT', { values: { method: account.method } })
  await verifyPresent(platform, account.id, account.passwordHash, { currentDigest: password, address })
  const now = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await setProved(transaction, sessionId, now)
    forgetAccess(platform, transaction, accountId)
  })
  return { until: new Date(now.getTime() + accountDurations.proof).toISOString() }
}
