import { type NoticeTopic, noticeTopicNames } from '@learntrail/contract/notices/kinds'
import { noticePaths } from '@learntrail/contract/notices/paths'
import { addressOf } from '@learntrail/contract/notices/places'
import type { PushMessage } from '@learntrail/contract/push/push'
import { sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { afterQuiet, hourIn } from '../mails/mail-hours.rules.ts'
import { holdReader, listUntold, markTold } from '../mails/mails.repository.ts'
import type { SaidRow } from '../notices.repository.ts'
import { sentenceOf } from '../sentences.texts.ts'
import { findSettings, type SettingsRow } from '../settings.repository.ts'
import { isQuietAt, settingsOf } from '../settings.rules.ts'
import { look, sendToDevice } from './devices.service.ts'
import { hasDevice, listDevices } from './push.repository.ts'
import { pushWords } from './push.texts.ts'

export const pushSoon = jobKind<{ accountId: string }>('notices.push-soon', { width: 2 })

/** Milliseconds to wait: notices read meanwhile are not pushed, and those in quick succession share a push. */
const pause = 10_000

/** Queues a push, after the pause or when quiet hours end, for a person with a device who wants this topic pushed. */
export async function planPush(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  transaction: Transaction,
  accountId: string,
  topic: NoticeTopic,
): Promise<void> {
  if (!(await hasDevice(transaction, accountId))) return
  const row = await findSettings(transaction, accountId)
  if (row === undefined || !settingsOf(row).topics[topic].push) return
  const now = clock.now()
  const moment = afterQuiet(settingsOf(row).quiet, new Date(now.getTime() + pause))
  // A push already due between now and then will include this notice.
  const { rowCount } = await transaction.execute(sql`
    update notice_readers set push_due_at = ${moment}
    where account_id = ${accountId} and (push_due_at is null or push_due_at <= ${now} or push_due_at > ${moment})`)
  if (rowCount !== 1) return
  // The queue runs on the real clock, not the platform's.
  const startAfter = new Date(Date.now() + moment.getTime() - now.getTime())
  await jobs.enqueue(transaction, pushSoon, { accountId }, { startAfter })
}

/** Pushes unread and not yet pushed notices to all of a person's browsers; nothing in quiet hours. */
export async function pushWhatIsTold(platform: Platform, accountId: string): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const held = await holdReader(transaction, accountId)
    const row = await findSettings(transaction, accountId)
    if (held === undefined || row === undefined) return
    const settings = settingsOf(row)
    if (isQuietAt(settings.quiet, hourIn(now))) return
    const topics = noticeTopicNames.filter((topic) => settings.topics[topic].push)
    const rows = await listUntold(platform.declared, transaction, accountId, {
      by: 'push',
      topics,
      until: now,
      isRequired: false,
    })
    const devices = await listDevices(transaction, accountId)
    if (rows.length === 0 || devices.length === 0) return
    await markTold(transaction, 'push', rows)
    const message = messageOf(row, rows)
    for (const { token } of devices)
      await platform.jobs.enqueue(transaction, sendToDevice, { accountId, token, message })
  })
}

/** For people under 18 the push names nothing: others may see the screen. */
function messageOf({ locale, isCareful }: SettingsRow, rows: readonly SaidRow[]): PushMessage {
  const { title, some, many } = pushWords[locale]
  const [first] = rows
  if (first === undefined || rows.length > 1)
    return { title, body: many(rows.length), ...look, tag: 'notices', click_action: noticePaths.notices }
  const body = isCareful ? some : sentenceOf(locale, first)
  const [only, ...others] = first.people
  const image = isCareful || others.length > 0 ? null : only?.avatar
  return { title, body, ...look, ...(image && { image }), tag: first.id, click_action: addressOf(first.place) }
}
