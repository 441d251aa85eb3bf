import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  fileName: string
  title: string
  /** Introduces the name; `finished` introduces the course. */
  says: string
  finished: string
  day(day: string): string
  labels: Record<'time' | 'finished' | 'teachers' | 'made' | 'code', string>
  separator: string
  untitled: string
  checkTitle: string
  check: string
  alt: string
  service: string
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]
const englishDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Words on a certificate besides the name and the course. */
export const certificateTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '課程證書',
    title: '課程學習證書',
    says: '茲證明',
    finished: '已學完下列課程的全部單元',
    day: (day) => {
      const [year, month, date] = partsOf(day)
      return `${year} 年 ${month} 月 ${date} 日`
    },
    labels: { time: '課程時數', finished: '學完日期', teachers: '授課教師', made: '發證日期', code: '確認碼' },
    separator: '、',
    untitled: '還沒命名的課程',
    checkTitle: '掃描 QR Code，核對這張證書',
    check: '學跡 Learntrail 的確認頁會顯示姓名、課程、時數、學完日期和授課教師，應與本證書相同。',
    alt: '連到確認頁的 QR Code',
    service: '學跡 Learntrail',
  },
  en: {
    fileName: 'Certificate',
    title: 'Certificate of completion',
    says: 'This certifies that',
    finished: 'has completed every unit of the course',
    day: (day) => englishDay.format(new Date(`${day}T00:00:00Z`)),
    labels: {
      time: 'Course time',
      finished: 'Completed on',
      teachers: 'Taught by',
      made: 'Issued on',
      code: 'Confirmation code',
    },
    separator: ', ',
    untitled: 'Untitled course',
    checkTitle: 'Scan the code to check this certificate',
    check:
      'The confirmation page of Learntrail shows the name, the course, its time, the day of completion and who teaches it. They should be the same as here.',
    alt: 'QR code that leads to the confirmation page',
    service: 'Learntrail',
  },
}
