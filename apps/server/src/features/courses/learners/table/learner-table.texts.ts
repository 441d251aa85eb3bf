import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  /** Beginning of the file name, before the course's. */
  fileName: string
  columns: Record<
    | 'group'
    | 'memberNumber'
    | 'realName'
    | 'studentNumber'
    | 'displayName'
    | 'percent'
    | 'complete'
    | 'units'
    | 'joined'
    | 'learnt'
    | 'finished',
    string
  >
}

export const learnerTableTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '學習者',
    columns: {
      group: '班級',
      memberNumber: '座號',
      realName: '姓名',
      studentNumber: '學號',
      displayName: '暱稱',
      percent: '進度（%）',
      complete: '完成單元',
      units: '單元數',
      joined: '加入',
      learnt: '上次學習',
      finished: '學完',
    },
  },
  en: {
    fileName: 'Learners',
    columns: {
      group: 'Class',
      memberNumber: 'Seat',
      realName: 'Name',
      studentNumber: 'Student number',
      displayName: 'Nickname',
      percent: 'Progress (%)',
      complete: 'Units completed',
      units: 'Units',
      joined: 'Joined',
      learnt: 'Last activity',
      finished: 'Finished',
    },
  },
}
