import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  fileName: string
  title: string
  madeOn(day: string): string
  footer: string
  leading(name: string): string
  yes: string
  no: string
  nobody: string
  /** Headings of the CSV table. */
  columns: string[]
  totals: Record<'members' | 'writers' | 'records' | 'silent', string>
  weeks: string
  families: Record<'intelligences' | 'sdgs' | 'abilities' | 'schoolGroups' | 'classifications', string>
  homework: string
  homeworkSum(handedIn: number, given: number, late: number): string
  /** Shown while no homework is over. */
  homeworkNone(isGiven: boolean): string
  homeworkColumns: string[]
  silent: string
  nobodySilent: string
  members: string
  memberColumns: string[]
  name: string
  count: string
  nothing: string
}

/** Texts of the table and the PDF. */
export const analysisTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '群組分析',
    title: '群組學習分析',
    madeOn: (day) => `製作日期：${day}`,
    footer: '學跡・群組學習分析',
    leading: (name) => `${name}（管理員）`,
    yes: '是',
    no: '否',
    nobody: '已離開的人',
    columns: ['姓名', '管理員', '加入日期', '紀錄', '已截止的作業', '已交', '遲交', '最近一次活動', '兩週沒有動靜'],
    totals: { members: '成員', writers: '寫過的成員', records: '紀錄', silent: '兩週沒有動靜' },
    weeks: '每週的紀錄',
    families: {
      intelligences: '八大智能',
      sdgs: '永續發展目標',
      abilities: '能力',
      schoolGroups: '學群',
      classifications: '學習類別',
    },
    homework: '作業繳交',
    homeworkSum: (handedIn, given, late) =>
      `已截止的作業應交 ${given} 份，交了 ${handedIn} 份（${Math.round((100 * handedIn) / given)}%），其中 ${late} 份遲交。`,
    homeworkNone: (isGiven) => (isGiven ? '這些作業都還沒截止，先看目前交來的。' : '這段時間還沒有發布作業。'),
    homeworkColumns: ['作業', '截止', '已交', '遲交'],
    silent: '兩週沒有動靜的成員',
    nobodySilent: '沒有這樣的成員。',
    members: '每位成員',
    memberColumns: ['姓名', '紀錄', '已交作業', '遲交', '最近一次活動'],
    name: '名稱',
    count: '則數',
    nothing: '這段時間群組裡還沒有紀錄。',
  },
  en: {
    fileName: 'group-analysis',
    title: 'Learning in the group',
    madeOn: (day) => `Made on ${day}`,
    footer: 'Learntrail · Learning in the group',
    leading: (name) => `${name} (administrator)`,
    yes: 'yes',
    no: 'no',
    nobody: 'Someone who left',
    columns: [
      'Name',
      'Administrator',
      'Joined',
      'Records',
      'Homework due',
      'Handed in',
      'Late',
      'Last active',
      'Inactive for two weeks',
    ],
    totals: { members: 'members', writers: 'with a record', records: 'records', silent: 'inactive for two weeks' },
    weeks: 'Records by week',
    families: {
      intelligences: 'Eight intelligences',
      sdgs: 'Sustainable development goals',
      abilities: 'Abilities',
      schoolGroups: 'Fields of study',
      classifications: 'Kinds of learning',
    },
    homework: 'Homework',
    homeworkSum: (handedIn, given, late) =>
      `${handedIn} of ${given} due handed in (${Math.round((100 * handedIn) / given)}%), ${late} of them late.`,
    homeworkNone: (isGiven) =>
      isGiven
        ? 'None of this homework is due yet. This is what has come in so far.'
        : 'No homework in this period yet.',
    homeworkColumns: ['Homework', 'Deadline', 'Handed in', 'Late'],
    silent: 'Inactive for two weeks',
    nobodySilent: 'No one.',
    members: 'All members',
    memberColumns: ['Name', 'Records', 'Handed in', 'Late', 'Last active'],
    name: 'Name',
    count: 'Records',
    nothing: 'No records in this group for this period yet.',
  },
}
