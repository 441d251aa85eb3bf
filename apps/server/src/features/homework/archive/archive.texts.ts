import type { Locale } from '@learntrail/contract/profiles/preferences'

interface ArchiveTexts {
  /** File name of the archive, before its day, and of a question without a title. */
  fileName: string
  text: string
  page: string
  scores: string
  /** Files of the remark, in words and recorded. */
  remark: string
  voice: string
  /** The PDF of the files with the teacher's ink, and the text in its place if it cannot be made. */
  marked: string
  unprintable: string
  /** Heading of the notes at places, and the name of a page. */
  atPlaces: string
  pageOf: (file: string, page: number) => string
  nobody: string
  file: string
  columns: readonly string[]
  states: Record<string, string>
  yes: string
  no: string
  gone: (name: string) => string
  changed: (name: string) => string
}

export const archiveTexts: Record<Locale, ArchiveTexts> = {
  tw: {
    fileName: '作業',
    text: '內容.txt',
    page: '內容.html',
    scores: '成績.csv',
    remark: '老師的話.txt',
    voice: '老師的錄音',
    marked: '老師的筆跡.pdf',
    unprintable: '檔案上了鎖、已損壞或太大，沒辦法連同筆跡輸出成 PDF。\n',
    atPlaces: '寫在作業上的話',
    pageOf: (file, page) => `${file}，第 ${page} 頁`,
    nobody: '已刪除的帳號',
    file: '檔案',
    columns: [
      '編號',
      '座號',
      '學號',
      '姓名',
      '暱稱',
      '狀態',
      '分數',
      '遲交',
      '版本',
      '繳交時間',
      '收據編號',
      '老師的話',
    ],
    states: { missing: '還沒交', handed_in: '已繳交', late: '遲交', reviewed: '已批改', returned: '退回修改' },
    yes: '是',
    no: '否',
    gone: (name) => `這個檔案在下載時讀不到：${name}\n`,
    changed: (name) => `這個檔案的內容和上傳時不一樣，可能打不開：${name}\n`,
  },
  en: {
    fileName: 'Homework',
    text: 'text.txt',
    page: 'text.html',
    scores: 'scores.csv',
    remark: 'remark.txt',
    voice: 'spoken remark',
    marked: 'marked.pdf',
    unprintable: 'The files are locked, damaged or too large to print with what was drawn on them.\n',
    atPlaces: 'Comments on the work',
    pageOf: (file, page) => `${file}, page ${page}`,
    nobody: 'Deleted account',
    file: 'file',
    columns: [
      'Number',
      'Seat number',
      'Student number',
      'Name',
      'Nickname',
      'State',
      'Score',
      'Late',
      'Version',
      'Handed in',
      'Receipt',
      'Remark',
    ],
    states: {
      missing: 'Missing',
      handed_in: 'Handed in',
      late: 'Late',
      reviewed: 'Graded',
      returned: 'Changes requested',
    },
    yes: 'Yes',
    no: 'No',
    gone: (name) => `This file couldn't be read: ${name}\n`,
    changed: (name) => `This file differs from what was uploaded and may not open: ${name}\n`,
  },
}
