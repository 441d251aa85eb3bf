import { isolated } from '@learntrail/contract/isolated'
import type { Locale } from '@learntrail/contract/profiles/preferences'

/** Says a text by its key, as `t` of i18next does; `values` are put into it. */
export type Say = (key: string, values?: Record<string, unknown>) => string

/** The `t` of i18next for what server and web say alike: the web's types know its keys, of these it is held by a test. */
export const plainly = (t: unknown) => t as Say

/** What `Intl` and `lang` call the languages: to them 'tw' would be Twi, with other plural rules. */
export const languageTags: Record<Locale, string> = { tw: 'zh-Hant-TW', en: 'en' }

/** How i18next reads the texts, on both sides. */
export const textOptions = {
  supportedLngs: Object.values(languageTags),
  fallbackLng: false,
  load: 'currentOnly',
  // React and mails escape; what is put into a sentence must only not turn it around.
  interpolation: { escape: isolated },
  returnNull: false,
} as const
