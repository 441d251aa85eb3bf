import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  fileName: string
  footer: string
  slip: string
  pupil(name: string, number: string): string
  signature: string
  relation: string
  date: string
  note: string
  more: string
  files(count: number): string
}

/** The text printed around a bulletin for guardians to sign. */
export const paperTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '家長簽名單',
    footer: '學跡・家長簽名單',
    slip: '回條',
    pupil: (name, number) => (number === '' ? name : `${number} 號 ${name}`),
    signature: '家長簽名',
    relation: '關係',
    date: '日期',
    note: '我已閱讀以上公告。',
    more: '（內容較長，其餘請在學跡上閱讀。）',
    files: (count) => (count === 0 ? '' : `另有 ${count} 個附件，請在學跡上閱讀。`),
  },
  en: {
    fileName: 'to-sign',
    footer: 'Learntrail · Guardian signature',
    slip: 'Reply slip',
    pupil: (name, number) => (number === '' ? name : `${number} ${name}`),
    signature: 'Guardian’s signature',
    relation: 'Relation',
    date: 'Date',
    note: 'I have read the bulletin above.',
    more: '(The rest can be read on Learntrail.)',
    files: (count) => (count === 0 ? '' : `${count} more ${count === 1 ? 'file' : 'files'} to read on Learntrail.`),
  },
}
