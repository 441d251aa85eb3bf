import { durations } from '@learntrail/contract/limits'
import { type Cadence, type NoticeTopic, noticeTopicNames, requiredTopic } from '@learntrail/contract/notices/kinds'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendMail } from '../../accounts/index.ts'
import { findSettings } from '../settings.repository.ts'
import { cadenceOf, isQuietAt, settingsOf } from '../settings.rules.ts'
import { afterQuiet, hourIn, isSunday, lastTime } from './mail-hours.rules.ts'
import * as repository from './mails.repository.ts'
import { noticeMail } from './notice-mail.texts.ts'
import { enqueueMail, mailSoon } from './plan-mail.jobs.ts'

const digestAll = jobKind<object>('notices.digest')
const atOnce = 200

export function handleMailJobs(platform: Platform): void {
  platform.jobs.handle(mailSoon, ({ accountId }) => mailWhatIsTold(platform, accountId))
  platform.jobs.every('2 * * * *', digestAll, () => sendDigests(platform))
}

/** Mails the topics told at once. In quiet hours only the required topic; the others wait until the hours end. */
export async function mailWhatIsTold(platform: Platform, accountId: string): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const reader = await reach(transaction, accountId)
    if (reader === undefined) return
    const { settings } = reader
    const topics = noticeTopicNames.filter((topic) => cadenceOf(settings, topic) === 'atOnce')
    const isQuiet = isQuietAt(settings.quiet, hourIn(now))
    const others = topics.filter((topic) => topic !== requiredTopic)
    // Mailed separately, because this topic cannot be unsubscribed.
    await mail(platform, transaction, reader, { topics: [requiredTopic], until: now })
    if (!isQuiet) return mail(platform, transaction, reader, { topics: others, until: now })
    const isAnyLeft =
      (
        await repository.listUntold(platform.declared, transaction, accountId, {
          by: 'mail',
          topics: others,
          until: now,
          isRequired: false,
        })
      ).length > 0
    const startAfter = afterQuiet(settings.quiet, now)
    if (isAnyLeft) await enqueueMail(platform, transaction, accountId, startAfter)
  })
}

/** Mails the daily digest to everybody whose hour has come and who has not had today's. */
export async function sendDigests(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  let after: string | undefined
  do {
    const due = await repository.listDigestReaders(platform.pool, { after, since: dayBefore(now), limit: atOnce })
    for (const accountId of due) await sendDigest(platform, accountId, now)
    after = due.length === atOnce ? due.at(-1) : undefined
  } while (after !== undefined)
}

/**
 * A later hour chosen today brings no second digest today. An hour less than a day, because digests never go out
 * exactly on the hour.
 */
const dayBefore = (now: Date) => new Date(now.getTime() - durations.day + durations.hour)

async function sendDigest(platform: Platform, accountId: string, now: Date): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const reader = await reach(transaction, accountId)
    if (reader === undefined) return
    const moment = lastTime(reader.settings.digestHour, now)
    const { digestedAt } = reader
    if (digestedAt !== null && (digestedAt >= moment || digestedAt > dayBefore(now))) return
    await repository.markDigested(transaction, accountId, moment)
    const told: readonly Cadence[] = isSunday(moment) ? ['daily', 'weekly'] : ['daily']
    const topics = noticeTopicNames.filter((topic) => told.includes(cadenceOf(reader.settings, topic)))
    // Notices after the hour belong to tomorrow's digest, even when the server was down at the hour.
    await mail(platform, transaction, reader, { topics, until: moment })
  })
}

type Reader = NonNullable<Awaited<ReturnType<typeof reach>>>

/** Returns a reader with an address for mails, locked until the transaction ends so that no notice is mailed twice. */
async function reach(transaction: Transaction, accountId: string) {
  const held = await repository.holdReader(transaction, accountId)
  const row = await findSettings(transaction, accountId)
  if (held === undefined || row === undefined || row.email === null) return undefined
  return { ...held, accountId, email: row.email, locale: row.locale, settings: settingsOf(row) }
}

async function mail(
  { jobs, config, declared }: Platform,
  transaction: Transaction,
  { accountId, email, locale, displayName, unsubscribeToken }: Reader,
  { topics, until }: { topics: readonly NoticeTopic[]; until: Date },
): Promise<void> {
  const isRequired = topics.every((topic) => topic === requiredTopic)
  const rows = await repository.listUntold(declared, transaction, accountId, {
    by: 'mail',
    topics,
    until,
    isRequired,
  })
  if (rows.length === 0) return
  await repository.markTold(transaction, 'mail', rows)
  const shown = rows.slice(0, noticeLimits.inMail)
  const letter = noticeMail({
    locale,
    email,
    displayName,
    rows: shown,
    more: rows.length - shown.length,
    publicUrl: config.publicUrl,
    unsubscribeToken: isRequired ? null : unsubscribeToken,
  })
  await jobs.enqueue(transaction, sendMail, letter)
}
