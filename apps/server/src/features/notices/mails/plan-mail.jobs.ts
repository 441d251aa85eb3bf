import { type NoticeTopic, requiredTopic } from '@learntrail/contract/notices/kinds'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSettings } from '../settings.repository.ts'
import { cadenceOf, settingsOf } from '../settings.rules.ts'
import { afterQuiet } from './mail-hours.rules.ts'

export const mailSoon = jobKind<{ accountId: string }>('notices.mail-soon', { width: 2 })

/** Milliseconds to wait: notices in quick succession share a mail, and those seen meanwhile are not mailed. */
const pause = 120_000

/** Queues a mail about topics told at once: after the pause, or when the person's quiet hours end. */
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
  // A mail already due between now and then will include this notice.
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
  // The queue runs on the real clock, not the platform's.
  const startAfter = new Date(Date.now() + moment.getTime() - clock.now().getTime())
  await jobs.enqueue(transaction, mailSoon, { accountId }, { startAfter })
}
