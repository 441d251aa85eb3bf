import type { MailTokenPurpose } from '@learntrail/contract/accounts/sessions'
import { durations, mailsADay } from '@learntrail/contract/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailTokens } from './accounts.tables.ts'
import { linkMail } from './mails.ts'
import { hashToken, newToken } from './session-token.ts'

export const sendMail = jobKind<Mail>('mail.send', { retries: 20 })

interface Recipient {
  accountId: string
  email: string
  locale: Locale
}

/**
 * Mails a link to an account, as part of the transaction. Again only after 60 seconds and 5 times a day; a new link does
 * not end older ones, because mails overtake one another.
 */
export async function mailLink(
  transaction: Transaction,
  platform: Platform,
  purpose: MailTokenPurpose,
  { accountId, email, locale }: Recipient,
): Promise<void> {
  const now = platform.clock.now()
  const sent = await transaction
    .select({ createdAt: mailTokens.createdAt })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.accountId, accountId),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.createdAt, ago(now, durations.day)),
      ),
    )
    .orderBy(desc(mailTokens.createdAt))
  const last = sent[0]?.createdAt
  if (last !== undefined && now.getTime() - last.getTime() < durations.mailAgain) {
    refuse('MAIL_TOO_SOON', { retryAfter: (last.getTime() + durations.mailAgain - now.getTime()) / 1000 })
  }
  const first = sent.at(-1)?.createdAt
  if (first !== undefined && sent.length >= mailsADay) {
    refuse('MAIL_LIMIT_REACHED', { retryAfter: (first.getTime() + durations.day - now.getTime()) / 1000 })
  }
  const token = newToken()
  await transaction.insert(mailTokens).values({
    tokenHash: hashToken(token),
    accountId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + durations.mailLink),
  })
  const link = `${platform.config.publicUrl}/verification/${token}`
  await platform.jobs.enqueue(transaction, sendMail, linkMail(purpose, locale, email, link))
}

export type MailToken = typeof mailTokens.$inferSelect

/** The token behind a mailed link, whatever its state; refuses a forged one. */
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

/** Uses a link up, once: of two who try at the same time one is refused. */
export async function useMailToken(transaction: Transaction, token: MailToken, now: Date): Promise<void> {
  const state = mailTokenState(token, now)
  if (state === 'used') refuse('TOKEN_USED')
  if (state === 'expired') refuse('TOKEN_EXPIRED')
  const used = await transaction
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.tokenHash, token.tokenHash), isNull(mailTokens.usedAt)))
    .returning({ accountId: mailTokens.accountId })
  if (used.length === 0) refuse('TOKEN_USED')
}

/** Links are remembered for a week, so that an old one is called used or expired and not forged. */
export async function deleteOldMailTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(mailTokens).where(lt(mailTokens.createdAt, ago(now, durations.week)))
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
