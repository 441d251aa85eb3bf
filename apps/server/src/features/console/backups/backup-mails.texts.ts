import type { BackupFailure } from '@learntrail/contract/console/backups'
import { consolePaths } from '@learntrail/contract/console/paths'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

const reasons: Record<BackupFailure, Record<Locale, string>> = {
  no_room: { tw: '放備份的磁碟空間不夠。', en: 'The disk for backups is full.' },
  not_writable: { tw: '放備份的資料夾寫不進去。', en: 'The folder for backups cannot be written to.' },
  other_under_way: { tw: '另一個備份還在進行。', en: 'Another backup was still under way.' },
  broken_off: { tw: '備份做到一半就中斷了。', en: 'It was broken off halfway.' },
  not_whole: {
    tw: '備份完成，但檢查時發現不完整，不能拿來還原。',
    en: "It was created, but it's incomplete and can't be restored.",
  },
  unknown: { tw: '原因寫在伺服器的紀錄檔裡。', en: 'The log of the server says why.' },
}

const words: Record<
  Locale,
  Record<'failed' | 'lost', { subject: string; greeting: string; body: string }> & { button: string }
> = {
  tw: {
    failed: { subject: '備份失敗', greeting: '你好：', body: '這次的自動備份失敗了。' },
    lost: {
      subject: '備份裡少了檔案',
      greeting: '你好：',
      body: '這次的備份成功了，但有些檔案在備份之前就已經遺失或損壞。請從更早的備份把它們放回去。',
    },
    button: '查看備份',
  },
  en: {
    failed: { subject: 'The backup failed', greeting: 'Hello,', body: 'The scheduled backup failed.' },
    lost: {
      subject: 'Files are missing from the backup',
      greeting: 'Hello,',
      body: 'This backup is good, but some files were already lost or damaged before it was made. Restore them from an earlier backup.',
    },
    button: 'View backups',
  },
}

interface Told {
  locale: Locale
  email: string
}

const backupLetter = ({ locale, email }: Told, kind: 'failed' | 'lost', more: readonly string[], url: string): Mail => {
  const { subject, greeting, body } = words[locale][kind]
  return letter(locale, email, {
    subject,
    greeting,
    body: [body, ...more],
    link: { to: `${url}${consolePaths.backups}`, button: words[locale].button },
    after: [],
  })
}

/** Mail to an operator that there is no backup of this night, and why. */
export const failedBackupMail = (to: Told, failure: BackupFailure, url: string): Mail =>
  backupLetter(to, 'failed', [reasons[failure][to.locale]], url)

/** Mail to an operator that the backup is good, but files were already missing from what was backed up. */
export const lostInBackupMail = (to: Told, url: string): Mail => backupLetter(to, 'lost', [], url)
