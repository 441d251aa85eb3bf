import { emailWayAdded } from '@learntrail/contract/accounts/events'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { inTransaction, isUniqueViolation, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAccount, findAccountByName, lockAccount, updateAccount } from './accounts.repository.ts'
import { refuseGuessable } from './guessable-passwords.service.ts'
import { lookUp } from './login-throttle.service.ts'
import { findMailToken, mailLink, useMailToken } from './mail-tokens.service.ts'
import { hashDigest } from './password-hash.rules.ts'

interface EmailWay {
  email: string
  /** SHA-256 digest. */
  password: string
  locale?: Locale | undefined
  /** The caller's network address. */
  address: string
}

/**
 * Adds e-mail and password as a way to sign in to an account without a password: at once if a provider has confirmed
 * the e-mail, else by a mailed link.
 */
export async function addEmailWay(
  platform: Platform,
  accountId: string,
  { email, password, locale, address }: EmailWay,
): Promise<'added' | 'mailed'> {
  const passwordHash = await hashDigest(password)
  // The answer may reveal that an address is taken, so it counts as a look-up.
  return lookUp(platform, { name: email, address }, () =>
    inTransaction(platform.db, async (transaction) => {
      const account = (await lockAccount(transaction, accountId)) ?? refuse('NOT_AUTHENTICATED')
      if (account.passwordHash !== null) refuse('EMAIL_WAY_EXISTS')
      refuseGuessable(password, [account.username, email])
      if (account.emailVerifiedAt !== null && account.email?.toLowerCase() === email) {
        await keep(platform, transaction, accountId, { email, passwordHash })
        return 'added'
      }
      await refuseTaken(transaction, email, accountId)
      const adds = { email, passwordHash }
      await mailLink(transaction, platform, 'address', { accountId, email, locale: locale ?? account.locale, adds })
      return 'mailed'
    }),
  )
}

/**
 * Adds the e-mail and password of a mailed link. Opening the link proves that the address is theirs; the session proves
 * that the account is.
 */
export async function confirmEmailWay(
  platform: Platform,
  { mailedToken, personId }: { mailedToken: string; personId: string | null },
): Promise<void> {
  const token = await findMailToken(platform.db, mailedToken)
  const { accountId, email, passwordHash } = token
  if (personId !== accountId) refuse('LINK_OF_OTHER_ACCOUNT')
  await inTransaction(platform.db, async (transaction) => {
    const account = (await lockAccount(transaction, accountId)) ?? refuse('TOKEN_INVALID')
    await useMailToken(transaction, token, platform.clock.now())
    if (email === null || passwordHash === null) return refuse('TOKEN_INVALID')
    if (account.passwordHash !== null) refuse('EMAIL_WAY_EXISTS')
    await refuseTaken(transaction, email, accountId)
    await keep(platform, transaction, accountId, { email, passwordHash })
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'accounts_email')) refuse('ACCOUNT_EXISTS')
    throw error
  })
}

/** An account whose address was never confirmed does not reserve that address. */
async function refuseTaken(transaction: Transaction, email: string, accountId: string): Promise<void> {
  const known = await findAccountByName(transaction, email)
  if (known === undefined || known.id === accountId) return
  if (known.emailVerifiedAt !== null) refuse('ACCOUNT_EXISTS')
}

async function keep(
  { clock, events }: Platform,
  transaction: Transaction,
  accountId: string,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  const now = clock.now()
  const abandoned = await findAccountByName(transaction, email)
  if (abandoned !== undefined && abandoned.id !== accountId) await deleteAccount(transaction, abandoned.id)
  await updateAccount(transaction, accountId, {
    email,
    emailVerifiedAt: now,
    passwordHash,
    passwordDigest: 'sha256',
    passwordUpdatedAt: now,
    isDefaultPassword: false,
  })
  await events.record(transaction, emailWayAdded, { actorId: accountId, subjectId: accountId, at: now })
}
