import { accountDurations } from '@learntrail/contract/accounts/limits'
import { accountPaths } from '@learntrail/contract/accounts/paths'
import type { MailTokenPurpose } from '@learntrail/contract/accounts/sessions'
import { durations } from '@learntrail/contract/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailTokens } from './accounts.tables.ts'
import { countMail } from './mail-limits.service.ts'
import { linkMail } from './mails.texts.ts'
import { hashToken, newToken } from './session-token.rules.ts'

/** Four at a time, so that one slow mail server does not hold up the others. */
export const sendMail = jobKind<Mail>('mail.send', { retries: 20, width: 4 })

interface Recipient {
  accountId: string
  email: string
  locale: Locale
  /** What opening the link adds to the account. */
  adds?: Pick<MailToken, 'email' | 'passwordHash'>
}

/** Mails a link as part of the transaction. Earlier links stay valid, because mails may overtake one another. */
export async function mailLink(
  transaction: Transaction,
  platform: Platform,
  purpose: MailTokenPurpose,
  { accountId, email, locale, adds }: Recipient,
): Promise<void> {
  const now = platform.clock.now()
  await countMail(transaction, purpose, email, now)
  const token = newToken()
  await transaction.insert(mailTokens).values({
    tokenHash: hashToken(token),
    accountId,
    purpose,
    ...adds,
    createdAt: now,
    expiresAt: new Date(now.getTime() + accountDurations.mailLink),
  })
  const link = `${platform.config.publicUrl}${accountPaths.verification(token)}`
  await platform.jobs.enqueue(transaction, sendMail, linkMail(purpose, locale, email, link))
}

export type MailToken = typeof mailTokens.$inferSelect

/** Finds the token of a mailed link, whatever its state. Refuses a forged one with `TOKEN_INVALID`. */
export async function findMailToken(db: Queryable, token: string): Promise<MailToken> {
  const [found] = await db
    .select()
    .from(mailTokens)
    .where(eq(mailTokens.tokenHash, hashToken(token)))
  return found ?? refuse('TOKEN_INVALID')
}

export function mailTokenState(token: MailToken, now: Date): 'valid' | 'used' | 'expired' {
  if (token.usedAt !== null) return 'used'
  return token.expiresAt > now ? 'valid' : 'expired'
}

/**
 * Uses up a link and all others of its kind for the account. Of two concurrent uses, one is refused. The caller holds
 * the lock on the account.
 */
export async function useMailToken(transaction: Transaction, token: MailToken, now: Date): Promise<void> {
  const state = mailTokenState(token, now)
  if (state === 'used') refuse('TOKEN_USED')
  if (state === 'expired') refuse('TOKEN_EXPIRED')
  const used = await endMailTokens(transaction, token.accountId, [token.purpose], now)
  if (!used.some((hash) => hash.equals(token.tokenHash))) refuse('TOKEN_USED')
}

/** Ends all open links of these kinds, because their purpose is fulfilled. Returns the hashes of the links it ended. */
export async function endMailTokens(
  transaction: Transaction,
  accountId: string,
  purposes: MailTokenPurpose[],
  now: Date,
): Promise<Buffer[]> {
  const ended = await transaction
    .update(mailTokens)
    .set({ usedAt: now, passwordHash: null })
    .where(and(eq(mailTokens.accountId, accountId), inArray(mailTokens.purpose, purposes), isNull(mailTokens.usedAt)))
    .returning({ tokenHash: mailTokens.tokenHash })
  return ended.map(({ tokenHash }) => tokenHash)
}

/** Tokens are kept for a week, so that an old link is reported as used or expired rather than forged. */
export async function deleteOldMailTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(mailTokens).where(lt(mailTokens.createdAt, ago(now, durations.week)))
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
