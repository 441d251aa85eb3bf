import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  language: string
  fileName: string
  title: (name: string) => string
  made: (day: string) => string
  about: string
  forPrograms: string
  count: (count: number) => string
  nothing: string
  back: string
  /** Name for a file without a usable one. */
  file: string
  missing: string
  changed: string
  /** Introduces the list of missing and changed files. */
  lost: string
}

export const accountArchiveTexts: Record<Locale, Texts> = {
  tw: {
    language: 'zh-Hant-TW',
    fileName: '學跡全部資料',
    title: (name) => `${name}在學跡的全部資料`,
    made: (day) => `${day} 從學跡下載。`,
    about: '用瀏覽器就能看，不需要網路。照片和檔案在 files 資料夾；同名的 .json 檔是給程式讀的。',
    forPrograms: '給程式讀的 JSON',
    count: (count) => `${count} 筆`,
    nothing: '這裡沒有資料。',
    back: '回到目錄',
    file: '檔案',
    missing: '下載時讀不到',
    changed: '內容和上傳時不一樣，可能打不開',
    lost: '這些檔案在學跡這邊損壞了。如果你還有原檔，重新上傳就能補回來：',
  },
  en: {
    language: 'en',
    fileName: 'Learntrail account',
    title: (name) => `Everything ${name} has on Learntrail`,
    made: (day) => `Downloaded from Learntrail on ${day}.`,
    about:
      'Opens in any browser, without a network. Photos and files are in the folder "files"; a .json file of the same name is for programs.',
    forPrograms: 'JSON for programs',
    count: (count) => String(count),
    nothing: 'Nothing here.',
    back: 'Back to the contents',
    file: 'file',
    missing: "couldn't be read during the download",
    changed: 'differs from what was uploaded and may not open',
    lost: 'These files were damaged on our side. If you still have them, upload them again to put them right:',
  },
}
