import { accountDurations, mailsADay } from '@learntrail/contract/accounts/limits'
import { durations } from '@learntrail/contract/limits'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { countWithin } from './count-within.repository.ts'

/**
 * Counts a mail of one kind to one address, whichever account has it. Allows one per 60 seconds and five a day; refuses
 * with `MAIL_TOO_SOON` or `MAIL_LIMIT_REACHED`.
 */
export async function countMail(transaction: Transaction, kind: string, email: string, now: Date): Promise<void> {
  const counted = { key: `mail:${kind}:${email.toLowerCase()}`, now, withinMs: durations.day }
  await countWithin(transaction, counted, (sent) => {
    const [first, last] = [sent[0], sent.at(-1)]
    if (last !== undefined && now.getTime() - last < accountDurations.mailAgain) {
      refuse('MAIL_TOO_SOON', { retryAfter: (last + accountDurations.mailAgain - now.getTime()) / 1000 })
    }
    if (first !== undefined && sent.length >= mailsADay) {
      refuse('MAIL_LIMIT_REACHED', { retryAfter: (first + durations.day - now.getTime()) / 1000 })
    }
  })
}
