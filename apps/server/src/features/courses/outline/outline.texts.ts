import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  fileName: string
  title: string
  /** Follows a line to write on, if no school is known. */
  school: string
  separator: string
  /** A label and its value. */
  told(name: string, value: string): string
  /** For a course that is not published. */
  draft: string
  edition(number: number, day: string): string
  facts: Record<'name' | 'lecturers' | 'semester' | 'type' | 'recipients' | 'fields' | 'time' | 'tags', string>
  introduction: string
  objective: string
  verbs: string
  competencies: string
  units: {
    title: string
    columns: [string, string, string, string]
    /** A chapter and its name. */
    chapter(number: number, name: string): string
    unnamed: string
    none: string
    sum: string
    count(chapters: number, units: number): string
  }
  guide: string
  lecturers: string
  expertises: string
  copyright: string
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]
const englishDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const countIn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Words of the outline besides those of the course. */
export const outlineTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '課程大綱',
    title: '課程大綱',
    school: '（學校）',
    separator: '、',
    told: (name, value) => `${name}：${value}`,
    draft: '草稿',
    edition: (number, day) => {
      const [year, month, date] = partsOf(day)
      return `第 ${number} 版，${year - 1911} 年 ${month} 月 ${date} 日`
    },
    facts: {
      name: '課程名稱',
      lecturers: '授課教師',
      semester: '開課學期',
      type: '課程類型',
      recipients: '授課對象',
      fields: '學習領域',
      time: '預計時數',
      tags: '關鍵字',
    },
    introduction: '課程簡介',
    objective: '課程目標',
    verbs: '學完以後能',
    competencies: '核心素養',
    units: {
      title: '課程內容',
      columns: ['序', '單元', '學習資源', '時間'],
      chapter: (number, name) => `第 ${number} 章　${name}`,
      unnamed: '（未命名）',
      none: '還沒有單元',
      sum: '合計',
      count: (chapters, units) => `${chapters} 章，${units} 個單元`,
    },
    guide: '學習反思',
    lecturers: '師資',
    expertises: '專長',
    copyright: '著作權說明',
  },
  en: {
    fileName: 'course-outline',
    title: 'Course outline',
    school: '(school)',
    separator: ', ',
    told: (name, value) => `${name}: ${value}`,
    draft: 'Draft',
    edition: (number, day) => `Edition ${number}, ${englishDay.format(new Date(`${day}T00:00:00Z`))}`,
    facts: {
      name: 'Course',
      lecturers: 'Taught by',
      semester: 'Semester',
      type: 'Type',
      recipients: 'For',
      fields: 'Learning areas',
      time: 'Time needed',
      tags: 'Keywords',
    },
    introduction: 'About the course',
    objective: 'Objectives',
    verbs: 'Afterwards learners can',
    competencies: 'Core competencies',
    units: {
      title: 'Contents',
      columns: ['No.', 'Unit', 'Resources', 'Time'],
      chapter: (number, name) => `Chapter ${number}: ${name}`,
      unnamed: '(no name)',
      none: 'No units yet',
      sum: 'Total',
      count: (chapters, units) => `${countIn(chapters, 'chapter', 'chapters')}, ${countIn(units, 'unit', 'units')}`,
    },
    guide: 'Reflection',
    lecturers: 'Lecturers',
    expertises: 'Expertise',
    copyright: 'Copyright',
  },
}
