import { accountDurations, mailsADay } from '@learntrail/contract/accounts/limits'
import { durations } from '@learntrail/contract/limits'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { tallies } from './accounts.tables.ts'

/**
 * Counts a mail of one kind to one address, whichever account has it: again only after 60 seconds and five times a day. The
 * row is held until the transaction ends, so that of two at the same moment the later one is refused.
 */
export async function countMail(transaction: Transaction, kind: string, email: string, now: Date): Promise<void> {
  const key = `mail:${kind}:${email.toLowerCase()}`
  const until = new Date(now.getTime() + durations.day)
  const [held] = await transaction
    .insert(tallies)
    .values({ key, tried: [], at: [], until })
    .onConflictDoUpdate({ target: tallies.key, set: { until } })
    .returning({ at: tallies.at })
  const sent = (held?.at ?? []).map((at) => at.getTime()).filter((at) => at > now.getTime() - durations.day)
  const [first, last] = [sent[0], sent.at(-1)]
  if (last !== undefined && now.getTime() - last < accountDurations.mailAgain) {
    refuse('MAIL_TOO_SOON', { retryAfter: (last + accountDurations.mailAgain - now.getTime()) / 1000 })
  }
  if (first !== undefined && sent.length >= mailsADay) {
    refuse('MAIL_LIMIT_REACHED', { retryAfter: (first + durations.day - now.getTime()) / 1000 })
  }
  const at = [...sent.map((one) => new Date(one)), now]
  await transaction
    .update(tallies)
    .set({ at, tried: at.map(() => '') })
    .where(sql`${tallies.key} = ${key}`)
}
