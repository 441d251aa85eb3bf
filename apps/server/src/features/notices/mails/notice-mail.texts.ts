import { eventLogPaths } from '@learntrail/contract/event-log/paths'
import { isolated } from '@learntrail/contract/isolated'
import { noticePaths } from '@learntrail/contract/notices/paths'
import { addressOf } from '@learntrail/contract/notices/places'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Letter, letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import type { SaidRow } from '../notices.repository.ts'
import { sentenceOf } from '../sentences.texts.ts'

interface Told {
  locale: Locale
  email: string
  displayName: string
  rows: readonly SaidRow[]
  /** How many further notices the mail does not list. */
  more: number
  publicUrl: string
  /** Null for the required topic, which cannot be unsubscribed. */
  unsubscribeToken: string | null
}

const words = {
  tw: {
    greeting: (name: string) => `${name}，你好：`,
    many: (count: number) => `有 ${count} 則新的通知`,
    lead: '你不在的時候：',
    accountLead: '你的帳號有以下變動：',
    more: (count: number) => `另外還有 ${count} 則，打開學跡就看得到。`,
    button: '打開通知',
    settings: '更改通知設定',
    log: '查看活動紀錄',
    required:
      '這類通知和帳號安全有關，一定會寄給你。如果不是你本人做的，請在活動紀錄把不認得的裝置登出，並馬上更換密碼。',
    unsubscribe: '不再收到通知信',
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    many: (count: number) => `${count} new notifications`,
    lead: 'While you were away:',
    accountLead: 'This changed on your account:',
    more: (count: number) => `There are ${count} more waiting for you in Learntrail.`,
    button: 'Open notifications',
    settings: 'Notification settings',
    log: 'Open your activity log',
    required:
      "We always send emails about your account's security. If this wasn't you, log out the device you don't know in your activity log, and change your password now.",
    unsubscribe: 'Stop notification emails',
  },
} as const

/** Returns the mail about a person's new notices, in their language. */
export function noticeMail({ locale, email, displayName, rows, more, publicUrl, unsubscribeToken }: Told): Mail {
  const said = words[locale]
  const items = rows.map((row) => ({
    sentence: sentenceOf(locale, row),
    excerpt: row.excerpt,
    to: `${publicUrl}${addressOf(row.place)}`,
  }))
  const [only] = items
  const content: Letter = {
    subject: rows.length + more === 1 && only !== undefined ? only.sentence : said.many(rows.length + more),
    // The display name is free text.
    greeting: said.greeting(isolated(displayName.replace(/[&<>"']/g, ''))),
    body: [unsubscribeToken === null ? said.accountLead : said.lead],
    items,
    ...(more > 0 && { more: said.more(more) }),
    ...(unsubscribeToken === null
      ? { link: { to: `${publicUrl}${eventLogPaths.eventLog}`, button: said.log }, after: [said.required] }
      : {
          link: { to: `${publicUrl}${noticePaths.notices}`, button: said.button },
          after: [],
          foot: [{ to: `${publicUrl}${noticePaths.noticeSettings}`, button: said.settings }],
          unsubscribe: {
            to: `${publicUrl}${noticePaths.unsubscribe(unsubscribeToken)}`,
            button: said.unsubscribe,
            oneClick: `${publicUrl}/api/v2/notice/unsubscribe/${unsubscribeToken}`,
          },
        }),
  }
  return letter(locale, email, content)
}
