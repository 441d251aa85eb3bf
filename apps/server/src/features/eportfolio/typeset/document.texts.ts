import type { Locale } from '@learntrail/contract/profiles/preferences'

const hanNumerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** Words that the product itself adds to a document. */
export const documentTexts = {
  tw: {
    kind: '學習歷程檔案',
    works: '作品集',
    contents: '目錄',
    /** Title of the list of addresses. */
    references: '文中連結',
    /** Number of a part within its section, from 1, in designs that number parts. */
    partNumber: (_section: number, part: number) => `（${hanNumerals[part - 1] ?? part}）`,
    chapter: (number: string) => `第${number}章`,
    /** Number of a section, before its title and standing alone. */
    counted: (number: string) => `${number}、`,
    alone: (number: string) => `第${number}章`,
    stop: (number: string) => `第${number}站`,
    coverFacts: { subject: '課程', teacher: '指導老師', class: '班級', semester: '學期' },
    school: '學校',
    author: '作者',
    date: '日期',
    figure: (number: number) => `圖 ${number}`,
    /** Number of a section, from 1. */
    number: (number: number) => hanNumerals[number - 1] ?? String(number),
    confirmationTitle: '掃描 QR Code，核對這份檔案',
    confirmationText:
      '會打開學跡 Learntrail 的確認頁：看得到匯出日期和作者願意公開的資料，也能核對手上的檔案有沒有改過。',
    confirmationCode: '確認碼',
    confirmationAlt: '連到確認頁的 QR Code',
    pictureAlt: '圖片',
    /** Replaces a picture that cannot be read. */
    lostPicture: (name: string) => `這裡放不進圖片：${name}`,
    compared: { before: '之前', after: '之後' },
    gallery: '圖集',
    /** Title of the homework, the teacher (null if unknown by now) and the day. */
    certified: (title: string, by: string | null, day: string) => `〈${title}〉由${by ?? '老師'}確認，${day}`,
    /** Same, for content that was changed since. */
    madeOfCertified: (title: string, by: string | null, day: string) =>
      `改寫自〈${title}〉，原作由${by ?? '老師'}確認，${day}`,
  },
  en: {
    kind: 'E-portfolio',
    works: 'Portfolio of works',
    contents: 'Contents',
    references: 'Links in the text',
    partNumber: (section: number, part: number) => `${section}.${part}`,
    chapter: (number: string) => `Chapter ${number}`,
    counted: (number: string) => `${number}.`,
    alone: (number: string) => number,
    stop: (number: string) => `Stop ${number}`,
    coverFacts: { subject: 'Course', teacher: 'Teacher', class: 'Class', semester: 'Semester' },
    school: 'School',
    author: 'Author',
    date: 'Date',
    figure: (number: number) => `Figure ${number}`,
    number: (number: number) => String(number),
    confirmationTitle: 'Scan the code to check this document',
    confirmationText:
      'It opens the confirmation page of Learntrail: when this document was exported, what its author lets be known, and whether your copy has been changed.',
    confirmationCode: 'Confirmation code',
    confirmationAlt: 'QR code that leads to the confirmation page',
    pictureAlt: 'Picture',
    lostPicture: (name: string) => `Picture couldn't be included: ${name}`,
    compared: { before: 'Before', after: 'After' },
    gallery: 'Gallery',
    certified: (title: string, by: string | null, day: string) =>
      `"${title}", confirmed by ${by ?? 'a teacher'} on ${day}`,
    madeOfCertified: (title: string, by: string | null, day: string) =>
      `Reworked from "${title}", which ${by ?? 'a teacher'} confirmed on ${day}`,
  },
} as const satisfies Record<Locale, object>

/** A title with its number on one line: 第一章　動機, 一、動機, （一）分工, 1. Motive. */
export function titleWith(number: string, title: string): string {
  if (number === '' || title === '') return number + title
  if (/[、）]$/u.test(number)) return number + title
  return number + (/\p{Script=Han}$/u.test(number) ? '　' : ' ') + title
}

/** A day in full, in the Gregorian calendar: 2026 年 11 月 21 日, 21 November 2026. */
export function writtenDay(day: string, locale: Locale): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  if (locale === 'tw') return `${year} 年 ${month} 月 ${dayOfMonth} 日`
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A short day: 2026.11.21, 21 Nov 2026. */
export function shortDay(day: string, locale: Locale): string {
  if (locale === 'tw') return day.split('-').map(Number).join('.')
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A code in groups of four, for reading and typing. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
