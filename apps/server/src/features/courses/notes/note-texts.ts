import type { Locale } from '@learntrail/contract/profiles/preferences'

/** What a record says above notes whose unit is gone from the course. */
export const noteTexts: Record<Locale, { gone: string }> = {
  tw: { gone: '已經拿掉的單元' },
  en: { gone: 'Units taken out of the course' },
}
