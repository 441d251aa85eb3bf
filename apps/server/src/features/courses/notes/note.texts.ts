import type { Locale } from '@learntrail/contract/profiles/preferences'

/** Heading in a record over notes on units that were removed. */
export const noteTexts: Record<Locale, { gone: string }> = {
  tw: { gone: '已經拿掉的單元' },
  en: { gone: 'Units taken out of the course' },
}
