import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  language: string
  /** Of a course that has no name. */
  fileName: string
  guide: string
  /** Pages of another platform that stand in none of its modules. */
  otherPages: string
}

/** What a cartridge says around a course. */
export const cartridgeTexts: Record<Locale, Texts> = {
  tw: { language: 'zh-TW', fileName: '課程', guide: '反思引導', otherPages: '其他頁面' },
  en: { language: 'en', fileName: 'Course', guide: 'Reflection guide', otherPages: 'Other pages' },
}
