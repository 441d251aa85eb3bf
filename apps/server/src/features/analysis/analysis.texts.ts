import type { EvidenceState } from '@learntrail/contract/analysis/gap'
import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  fileName: string
  title: string
  allTime: string
  madeOn(day: string): string
  footer: string
  totals: Record<'records' | 'days' | 'files' | 'characters', string>
  lead(records: number, strongest: string | undefined): string
  few(records: number, left: number): string
  nothing: string
  intelligences: string
  sdgs: string
  sdgsNote(present: number): string
  abilities: string
  classifications: string
  schoolGroups: string
  activityByMonth: string
  activityByDay: string
  words: string
  ownWords: string
  frequentWords: string
  name: string
  count: string
  gap(group: string): string
  gapNote(day: string): string
  evidence: string
  state: string
  next: string
  states: Record<EvidenceState, string>
  ofEnough(count: number, enough: number): string
}

/** The words around the figures of the PDF. */
export const analysisTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '學習分析',
    title: '學習歷程分析',
    allTime: '所有紀錄',
    madeOn: (day) => `製作日期：${day}`,
    footer: '學跡・學習歷程分析',
    totals: { records: '紀錄', days: '有寫的天數', files: '檔案', characters: '字數' },
    lead: (records, strongest) =>
      strongest === undefined
        ? `這段時間寫了 ${records} 則紀錄。`
        : `這段時間寫了 ${records} 則紀錄，寫最多的是「${strongest}」。`,
    few: (records, left) => `這段時間有 ${records} 則紀錄，還看不出常寫什麼；再寫 ${left} 則就看得出來。`,
    nothing: '這段時間還沒有紀錄。',
    intelligences: '八大智能',
    sdgs: '永續發展目標',
    sdgsNote: (present) => `17 項中的 ${present} 項`,
    abilities: '能力',
    classifications: '學習類別',
    schoolGroups: '學群',
    activityByMonth: '每個月的紀錄',
    activityByDay: '每一天的紀錄',
    words: '常用的詞',
    ownWords: '自訂標籤',
    frequentWords: '內容裡常出現',
    name: '名稱',
    count: '則數',
    gap: (group) => `離「${group}」還差什麼`,
    gapNote: (day) =>
      `這是學跡整理的參考（${day} 檢視），不是官方標準，也不是分數。同一項有多少則紀錄，只是提醒下一步可以寫什麼。`,
    evidence: '看重的能力與經驗',
    state: '目前',
    next: '下一步可以寫什麼',
    states: { there: '已經有了', little: '再多一點', missing: '還沒有紀錄' },
    ofEnough: (count, enough) => `${count} 則（建議 ${enough} 則）`,
  },
  en: {
    fileName: 'learning-analysis',
    title: 'Learning analysis',
    allTime: 'All records',
    madeOn: (day) => `Made on ${day}`,
    footer: 'Learntrail · Learning analysis',
    totals: { records: 'records', days: 'days you wrote', files: 'files added', characters: 'characters written' },
    lead: (records, strongest) =>
      strongest === undefined
        ? `${records} records in this period.`
        : `${records} records in this period, mostly about ${strongest}.`,
    few: (records, left) =>
      `${records === 1 ? '1 record' : `${records} records`} in this period, too few to see a pattern. Write ${left} more and we'll show you.`,
    nothing: 'No records from this period yet.',
    intelligences: 'Eight intelligences',
    sdgs: 'Sustainable development goals',
    sdgsNote: (present) => `${present} of 17`,
    abilities: 'Abilities',
    classifications: 'Kinds of learning',
    schoolGroups: 'Fields of study',
    activityByMonth: 'Records by month',
    activityByDay: 'Records by day',
    words: 'Words used often',
    ownWords: 'Custom tags',
    frequentWords: 'Often in the texts',
    name: 'Name',
    count: 'Records',
    gap: (group) => `What's missing for ${group}?`,
    gapNote: (day) =>
      `Learntrail's own guide (reviewed ${day}), not an official standard or a score. The numbers only suggest what to write next.`,
    evidence: 'Ability or experience',
    state: 'So far',
    next: 'What to write next',
    states: { there: 'You have it', little: 'A little more', missing: 'No record yet' },
    ofEnough: (count, enough) => `${count} (${enough} suggested)`,
  },
}
