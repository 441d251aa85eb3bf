import { type NoticeTopic, requiredTopic } from '@learntrail/contract/notices/kinds'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSettings } from '../settings.repository.ts'
import { cadenceOf, settingsOf } from '../settings.rules.ts'
import { afterQuiet } from './mail-hours.rules.ts'

export const mailSoon = jobKind<{ accountId: string }>('notices.mail-soon', { width: 2 })

/** What comes in quick succession is one mail, and what is seen meanwhile is none. */
const pause = 120_000

/** Has somebody mailed of what is told at once: soon, or when their quiet hours end. */
export async function planMail(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  transaction: Transaction,
  accountId: string,
  topic: NoticeTopic,
): Promise<void> {
  const row = await findSettings(transaction, accountId)
  if (row === undefined || row.email === null) return
  const settings = settingsOf(row)
  if (cadenceOf(settings, topic) !== 'atOnce') return
  const now = clock.now()
  const soon = new Date(now.getTime() + pause)
  const startAfter = topic === requiredTopic ? soon : afterQuiet(settings.quiet, soon)
  // One that goes out between now and then tells of it, too.
  const { rowCount } = await transaction.execute(sql`
    update notice_readers set mail_due_at = ${startAfter}
    where account_id = ${accountId} and (mail_due_at is null or mail_due_at <= ${now} or mail_due_at > ${startAfter})`)
  if (rowCount === 1) await enqueueMail({ clock, jobs }, transaction, accountId, startAfter)
}

export async function enqueueMail(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  transaction: Transaction,
  accountId: string,
  moment: Date,
): Promise<void> {
  // The queue goes by a clock of its own.
  const startAfter = new Date(Date.now() + moment.getTime() - clock.now().getTime())
  await jobs.enqueue(transaction, mailSoon, { accountId }, { startAfter })
}
