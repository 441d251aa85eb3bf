import type { MovementKind } from '@learntrail/contract/points/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  fileName: string
  head: readonly [
    at: string,
    seat: string,
    name: string,
    number: string,
    points: string,
    kind: string,
    reason: string,
    by: string,
  ]
  kinds: Record<Exclude<MovementKind, 'opening' | 'carried'>, string>
  /** Stands for a person whose account is gone. */
  gone: string
}

export const archiveTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '清空前的點數紀錄',
    head: ['時間', '座號', '姓名', '學號', '點數', '種類', '為了什麼', '給的人'],
    kinds: { issued: '老師給的', handedIn: '繳交作業', quality: '作業做得好', correction: '收回', reset: '歸零' },
    gone: '（帳號已刪除）',
  },
  en: {
    fileName: 'Points before they were erased',
    head: ['Time', 'Seat', 'Name', 'Student number', 'Points', 'Kind', 'Reason', 'By'],
    kinds: {
      issued: 'Given',
      handedIn: 'Homework handed in',
      quality: 'Homework quality',
      correction: 'Taken back',
      reset: 'Reset',
    },
    gone: '(account deleted)',
  },
}
