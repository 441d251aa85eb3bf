import { emailWayAdded } from '@learntrail/contract/accounts/events'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { inTransaction, isUniqueViolation, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAccount, findAccountByName, lockAccount, updateAccount } from './accounts.repository.ts'
import { lookUp } from './login-throttle.ts'
import { findMailToken, mailLink, useMailToken } from './mail-tokens.service.ts'
import { hashDigest } from './passwords.ts'
import { refuseGuessable } from './refuse-guessable.ts'

interface EmailWay {
  email: string
  /** SHA-256 digest. */
  password: string
  locale?: Locale | undefined
  /** Whoever asks. */
  address: string
}

/** Gives an account without a password one, and an e-mail: at once where a provider has confirmed it, else by a mailed link. */
export async function addEmailWay(
  platform: Platform,
  accountId: string,
  { email, password, locale, address }: EmailWay,
): Promise<'added' | 'mailed'> {
  const passwordHash = await hashDigest(password)
  // That somebody else has an address is a look-up, too.
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

/** What the mailed link adds. Whoever opens it has the address; that the account is theirs, too, their session says. */
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

/** Somebody who typed this address and never opened its mail keeps nobody from it. */
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
