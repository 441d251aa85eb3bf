import { passwordGiven } from '@learntrail/contract/accounts/events'
import type { PasswordGiver } from '@learntrail/contract/accounts/password-givers'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockAccount, updateAccount } from './accounts.repository.ts'
import { openAccount } from './login-throttle.ts'
import { digestOf, hashDigest } from './passwords.ts'
import { readablePassword } from './readable-password.ts'
import { forgetAccess } from './session-reader.ts'
import { deleteOtherSessions } from './sessions.repository.ts'
import { waysOf } from './ways.ts'

/** A password for one log-in, with what is kept of it: the slow part, before a transaction. */
export async function newFirstPassword() {
  const password = readablePassword()
  return { password, hash: await hashDigest(digestOf(password)) }
}

interface Giving {
  accountId: string
  hash: string
  as: PasswordGiver
  /** Who gives it; staff are not named to whom they help. */
  actorId: string | null
}

/**
 * Gives somebody a default password in the place of the one they have forgotten. All their sessions end, and they choose their
 * own at the next log-in. Refuses where they can get a new one by themselves. Answers the account's name.
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
