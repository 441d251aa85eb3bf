import { passwordGiven } from '@learntrail/contract/accounts/events'
import type { PasswordGiver } from '@learntrail/contract/accounts/password-givers'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockAccount, updateAccount } from './accounts.repository.ts'
import { openAccount } from './login-throttle.service.ts'
import { digestOf, hashDigest } from './password-hash.rules.ts'
import { readablePassword } from './readable-password.rules.ts'
import { forgetAccess } from './session-reader.service.ts'
import { deleteOtherSessions } from './sessions.repository.ts'
import { waysOf } from './ways.service.ts'

/** Returns a password for one log-in and the hash to store. Hashing is slow, so call it before the transaction. */
export async function newFirstPassword() {
  const password = readablePassword()
  return { password, hash: await hashDigest(digestOf(password)) }
}

interface Giving {
  accountId: string
  hash: string
  as: PasswordGiver
  /** The person who gives it; null for staff, who are not named to the people they help. */
  actorId: string | null
}

/**
 * Replaces a forgotten password with a default one. All sessions end, and the person chooses their own at the next
 * log-in. Refuses with `ACCOUNT_HAS_OWN_WAY` if they can get a new one by themselves. Returns the account name.
 */
export async function giveDefaultPassword(
  platform: Platform,
  transaction: Transaction,
  { accountId, hash, as, actorId }: Giving,
): Promise<string> {
  const account = await lockAccount(transaction, accountId)
  if (account === undefined || account.deletedAt !== null) return refuse('USER_NOT_FOUND')
  const ways = await waysOf(transaction, account)
  if (account.email !== null || ways.some((way) => way !== 'email')) refuse('ACCOUNT_HAS_OWN_WAY')
  const at = platform.clock.now()
  await updateAccount(transaction, accountId, {
    passwordHash: hash,
    passwordDigest: 'sha256',
    passwordUpdatedAt: at,
    isDefaultPassword: true,
    passwordGivenAs: as,
  })
  await openAccount(transaction, accountId)
  await deleteOtherSessions(transaction, accountId, null)
  forgetAccess(platform, transaction, accountId)
  await platform.events.record(transaction, passwordGiven, { actorId, subjectId: accountId, data: { as }, at })
  return account.username
}
