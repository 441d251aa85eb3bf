import { passwordChanged } from '@learntrail/contract/accounts/events'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Account, findAccount, lockAccount, updateAccount } from './accounts.repository.ts'
import { refuseGuessable } from './guessable-passwords.service.ts'
import { countTry, forgetTriesOf, inTurn, openAccount } from './login-throttle.service.ts'
import { endMailTokens, findMailToken, mailTokenState, useMailToken } from './mail-tokens.service.ts'
import { hashDigest, isSameDigest } from './password-hash.rules.ts'
import { waitToReset } from './passwords.rules.ts'
import { forgetAccess } from './session-reader.service.ts'
import { deleteOtherSessions } from './sessions.repository.ts'
import type { SignedIn } from './sessions.service.ts'
import { type Origin, startSession } from './start-session.service.ts'

/** Sets a new password by the link in a reset mail. The link is used up, all sessions end, and a new one starts. */
export async function resetPassword(
  platform: Platform,
  { mailedToken, digest, origin }: { mailedToken: string; digest: string; origin: Origin },
): Promise<SignedIn> {
  const now = platform.clock.now()
  const mailToken = await findMailToken(platform.db, mailedToken)
  if (mailToken.purpose !== 'reset') refuse('TOKEN_INVALID')
  const state = mailTokenState(mailToken, now)
  if (state !== 'valid') refuse(state === 'used' ? 'TOKEN_USED' : 'TOKEN_EXPIRED')
  const known = (await findAccount(platform.db, mailToken.accountId)) ?? refuse('TOKEN_INVALID')
  await refuseUnfit(known, digest)
  const passwordHash = await hashDigest(digest)

  const account = await inTransaction(platform.db, async (transaction) => {
    const account = (await lockAccount(transaction, mailToken.accountId)) ?? refuse('TOKEN_INVALID')
    await useMailToken(transaction, mailToken, now)
    const wait = waitToReset(now, account.passwordResetAt)
    if (wait > 0) refuse('PASSWORD_CHANGED_TODAY', { retryAfter: wait / 1_000 })
    await updateAccount(transaction, account.id, {
      passwordResetAt: now,
      emailVerifiedAt: account.emailVerifiedAt ?? now,
    })
    await storePassword(platform, transaction, account, passwordHash, now)
    // Opening the reset mail has just confirmed the address.
    await endMailTokens(transaction, account.id, ['activation'], now)
    await openAccount(transaction, account.id)
    await deleteOtherSessions(transaction, account.id, null)
    forgetAccess(platform, transaction, account.id)
    return account
  })
  return { account, token: await startSession(platform, { accountId: account.id, origin, now }) }
}

interface ChangePassword {
  accountId: string
  sessionId: string
  currentDigest: string | undefined
  digest: string
  address: string
}

/**
 * Changes the password of a signed-in person who knows the present one (not asked for a default one). Ends all other
 * sessions.
 */
export async function changePassword(platform: Platform, change: ChangePassword): Promise<Account> {
  const now = platform.clock.now()
  const account = (await findAccount(platform.db, change.accountId)) ?? refuse('NOT_AUTHENTICATED')
  if (account.passwordHash === null) {
    return refuse('LOGIN_METHOD_CONFLICT', { values: { method: account.method } })
  }
  if (!account.isDefaultPassword) await verifyPresent(platform, account.id, account.passwordHash, change)
  await refuseUnfit(account, change.digest)
  const passwordHash = await hashDigest(change.digest)
  await inTransaction(platform.db, async (transaction) => {
    const held = (await lockAccount(transaction, account.id)) ?? refuse('NOT_AUTHENTICATED')
    // The password was changed after it was compared, for example through a reset mail.
    if (held.passwordHash !== account.passwordHash) refuse('INCORRECT_PASSWORD')
    await storePassword(platform, transaction, account, passwordHash, now)
    await endMailTokens(transaction, account.id, ['reset'], now)
    await openAccount(transaction, account.id)
    await deleteOtherSessions(transaction, account.id, change.sessionId)
    forgetAccess(platform, transaction, account.id)
  })
  return account
}

/** Refuses with `INCORRECT_PASSWORD` unless the digest is that of the present password; tries count as log-ins do. */
export async function verifyPresent(
  { pool, clock }: Platform,
  account: string,
  passwordHash: string,
  { currentDigest, address }: Pick<ChangePassword, 'currentDigest' | 'address'>,
): Promise<void> {
  await inTurn(pool, account, async () => {
    await countTry(pool, { account, address, now: clock.now() })
    if (currentDigest === undefined || !(await isSameDigest(passwordHash, currentDigest))) refuse('INCORRECT_PASSWORD')
    await forgetTriesOf(pool, { account, address })
  })
}

/** Keeps the password when the person skips the notice about its age; the age starts again. */
export async function keepPassword(platform: Platform, accountId: string): Promise<void> {
  await updateAccount(platform.db, accountId, { passwordUpdatedAt: platform.clock.now() })
}

async function refuseUnfit(account: Account, digest: string): Promise<void> {
  refuseGuessable(digest, [account.username, account.email ?? account.username])
  // A hash in the old form was made from an MD5 digest, so it cannot be compared.
  const isSame =
    account.passwordHash !== null &&
    account.passwordDigest === 'sha256' &&
    (await isSameDigest(account.passwordHash, digest))
  if (isSame) refuse('PASSWORD_SAME_AS_PREVIOUS')
}

async function storePassword(
  platform: Platform,
  transaction: Transaction,
  account: Account,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await updateAccount(transaction, account.id, {
    passwordHash,
    passwordDigest: 'sha256',
    passwordUpdatedAt: now,
    isDefaultPassword: false,
    passwordGivenAs: null,
  })
  await platform.events.record(transaction, passwordChanged, { actorId: account.id, subjectId: account.id, at: now })
}
