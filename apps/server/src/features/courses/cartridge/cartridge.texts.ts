import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  language: string
  /** For a course without a name. */
  fileName: string
  guide: string
  /** Chapter for pages that another platform lists in none of its modules. */
  otherPages: string
}

/** Words that a cartridge adds to a course. */
export const cartridgeTexts: Record<Locale, Texts> = {
  tw: { language: 'zh-TW', fileName: '課程', guide: '反思引導', otherPages: '其他頁面' },
  en: { language: 'en', fileName: 'Course', guide: 'Reflection guide', otherPages: 'Other pages' },
}
