import type { Locale } from '@learntrail/contract/profiles/preferences'
import { tagNames } from '@learntrail/contract/tags/tag-names'
import type { Classification, TagCode, TagFamily } from '@learntrail/contract/tags/tags'

interface ArchiveTexts {
  language: string
  /** File name of the archive; the day follows. */
  fileName: string
  title: (name: string) => string
  made: (day: string, count: number) => string
  /**
   * Name of the text file in each folder. The next two stand for a record without a title and a file without a name.
   */
  text: string
  untitled: string
  file: string
  date: string
  kind: string
  ownTags: string
  folder: string
  missing: (names: string) => string
  changed: (names: string) => string
  classifications: Record<Classification, string>
  families: Record<TagFamily, string>
  tags: Record<TagCode, string>
  /** Separates the names of tags. */
  comma: string
}

export const archiveTexts: Record<Locale, ArchiveTexts> = {
  tw: {
    language: 'zh-Hant-TW',
    fileName: '學跡學習紀錄',
    title: (name) => `${name}的學習紀錄`,
    made: (day, count) => `${day} 從學跡下載，共 ${count} 則。`,
    text: '內容.txt',
    untitled: '未命名的紀錄',
    file: '檔案',
    date: '學習日期',
    kind: '學習類別',
    ownTags: '自訂標籤',
    folder: '這則紀錄的資料夾',
    missing: (names) => `這些檔案在下載時讀不到，沒有放進壓縮檔：${names}`,
    changed: (names) => `這些檔案的內容和上傳時不一樣，可能打不開：${names}`,
    ...tagNames.tw,
    comma: '、',
  },
  en: {
    language: 'en',
    fileName: 'Learntrail records',
    title: (name) => `${name}'s learning records`,
    made: (day, count) => `Downloaded from Learntrail on ${day}. Records: ${count}.`,
    text: 'text.txt',
    untitled: 'Untitled record',
    file: 'file',
    date: 'Learned on',
    kind: 'Kind of learning',
    ownTags: 'Custom tags',
    folder: 'Folder of this record',
    missing: (names) => `These files couldn't be read and aren't in the ZIP file: ${names}`,
    changed: (names) => `These files differ from what was uploaded and may not open: ${names}`,
    ...tagNames.en,
    comma: ', ',
  },
}
