import { accountActivated } from '@learntrail/contract/accounts/events'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Account, findAccountByName, lockAccount, updateAccount } from './accounts.repository.ts'
import { lookUp } from './login-throttle.service.ts'
import { findMailToken, mailLink, useMailToken } from './mail-tokens.service.ts'
import type { SignedIn } from './sessions.service.ts'
import { type Origin, startSession } from './start-session.service.ts'

/**
 * Activates an account by the link in its activation mail and signs in. Refuses with `TOKEN_INVALID`, `TOKEN_USED` or
 * `TOKEN_EXPIRED`.
 */
export async function activate(
  platform: Platform,
  { mailedToken, origin }: { mailedToken: string; origin: Origin },
): Promise<SignedIn> {
  const now = platform.clock.now()
  const mailToken = await findMailToken(platform.db, mailedToken)
  if (mailToken.purpose !== 'activation') refuse('TOKEN_INVALID')
  const account = await inTransaction(platform.db, async (transaction) => {
    const account = (await lockAccount(transaction, mailToken.accountId)) ?? refuse('TOKEN_INVALID')
    await useMailToken(transaction, mailToken, now)
    // The account was activated some other way while this link was in the mail.
    if (account.emailVerifiedAt !== null) refuse('TOKEN_USED')
    await updateAccount(transaction, account.id, { emailVerifiedAt: now })
    const fact = { actorId: account.id, subjectId: account.id, at: now }
    await platform.events.record(transaction, accountActivated, fact)
    return account
  })
  return { account, token: await startSession(platform, { accountId: account.id, origin, now }) }
}

interface MailAgain {
  email: string
  locale: Locale | undefined
  /** The caller's network address. */
  address: string
}

/** Mails another link: for activation if the account is not activated yet, else for a password reset. */
export async function mailAgain(
  platform: Platform,
  { email, locale, address }: MailAgain,
): Promise<'activation' | 'reset'> {
  const { id } =
    (await lookUp(platform, { name: email, address }, () => findAccountByName(platform.db, email))) ??
    refuse('ACCOUNT_NOT_FOUND')
  return inTransaction(platform.db, async (transaction) => {
    // Locked so that the account cannot be activated in the meantime.
    const account = (await lockAccount(transaction, id)) ?? refuse('ACCOUNT_NOT_FOUND')
    return mailWayIn(platform, transaction, account, locale)
  })
}

/** Mails the link that lets the person in. The caller holds the lock on the account. */
export async function mailWayIn(
  platform: Platform,
  transaction: Transaction,
  account: Account,
  locale: Locale = account.locale,
): Promise<'activation' | 'reset'> {
  if (account.email === null || account.passwordHash === null) {
    return refuse('LOGIN_METHOD_CONFLICT', { values: { method: account.method } })
  }
  const purpose = account.emailVerifiedAt === null ? 'activation' : 'reset'
  await mailLink(transaction, platform, purpose, { accountId: account.id, email: account.email, locale })
  return purpose
}
