import { receiptSwitch } from '@learntrail/contract/homework/limits'
import { homeworkPaths } from '@learntrail/contract/homework/paths'
import { isolated } from '@learntrail/contract/isolated'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { sql } from 'drizzle-orm'
import { momentIn } from '../../../platform/archive/belongings.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import type { Platform } from '../../../platform/platform.ts'
import { everyAccount, sendMail } from '../../accounts/index.ts'
import { changeChosen, joinPreferences } from '../../profiles/index.ts'
import type { StoredVersion } from './hand-ins.repository.ts'

/** Saves whether a student wants receipts by mail, until they change it. */
export async function rememberWish(transaction: Transaction, personId: string, wants: boolean): Promise<void> {
  await changeChosen(transaction, personId, ({ emailNotificationSettings }) => ({
    emailNotificationSettings: { ...emailNotificationSettings, [receiptSwitch]: wants },
  }))
}

interface HandedIn {
  version: StoredVersion
  question: { id: string; title: string }
  fileNames: readonly string[]
}

/** Mails the receipt of a version to those of its students who want it. */
export async function mailReceipt(
  { jobs, config }: Platform,
  transaction: Transaction,
  personIds: readonly string[],
  handedIn: HandedIn,
): Promise<void> {
  const { rows } = await transaction.execute<{ email: string; locale: Locale }>(sql`
    select a.email, a.locale from ${sql.raw(everyAccount('a'))} ${sql.raw(joinPreferences('c', 'a.id'))}
    where a.id = any(${sql.param([...personIds])}::uuid[]) and a.email_verified_at is not null and a.email is not null
      and a.deleted_at is null and c.chosen -> 'emailNotificationSettings' ->> ${receiptSwitch} = 'true'`)
  for (const { email, locale } of rows)
    await jobs.enqueue(transaction, sendMail, receiptMail(locale, email, { ...handedIn, publicUrl: config.publicUrl }))
}

const words = {
  tw: {
    untitled: '作業',
    subject: (number: string) => `作業繳交收據 ${number}`,
    greeting: '你好：',
    intro: '你的作業已經收到，這封信就是收據，請留著。',
    number: '收據編號：',
    version: (number: number) => `第 ${number} 版`,
    at: '收到的時間：',
    counts: '以開始繳交的時間計算：',
    late: '這一版標示為遲交。',
    sha256: '核對碼：',
    files: '檔案：',
    and: '、',
    button: '看這份作業',
    after: '交出去的每一版都會留著，隨時可以在作業裡核對內容。不想再收到這種信，下次繳交時取消勾選就好。',
  },
  en: {
    untitled: 'Homework',
    subject: (number: string) => `Receipt for your homework ${number}`,
    greeting: 'Hello,',
    intro: 'Your homework has arrived. This email is your receipt, so keep it.',
    number: 'Receipt number: ',
    version: (number: number) => `Version ${number}`,
    at: 'Received: ',
    counts: 'Counts from when you started: ',
    late: 'This version is marked late.',
    sha256: 'Verification code: ',
    files: 'Files: ',
    and: ', ',
    button: 'Open the homework',
    after:
      'Every version you hand in is kept, and you can check it in the homework at any time. To stop these emails, clear the box the next time you hand in.',
  },
} as const

/** Returns a mail with everything a receipt states. */
function receiptMail(
  locale: Locale,
  to: string,
  { version, question, fileNames, publicUrl }: HandedIn & { publicUrl: string },
): Mail {
  const said = words[locale]
  const link = `${publicUrl}${homeworkPaths.homework(question.id)}`
  const { receipt, number, handedInAt, countsFrom, isLate, sha256 } = version
  return letter(locale, to, {
    subject: said.subject(receipt),
    greeting: said.greeting,
    body: [
      said.intro,
      `${said.number}${receipt}`,
      said.version(number),
      `${said.at}${momentIn(locale, handedInAt)}`,
      ...(countsFrom === null ? [] : [`${said.counts}${momentIn(locale, countsFrom)}`]),
      ...(isLate ? [said.late] : []),
      `${said.sha256}${sha256}`,
    ],
    items: [
      {
        sentence: question.title || said.untitled,
        excerpt: fileNames.length === 0 ? '' : `${said.files}${fileNames.map(isolated).join(said.and)}`,
        to: link,
      },
    ],
    link: { to: link, button: said.button },
    after: [said.after],
  })
}
