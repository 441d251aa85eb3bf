import { isolated } from '@learntrail/contract/isolated'
import type { Locale } from '@learntrail/contract/profiles/preferences'

/** Returns a text by its key, like `t` of i18next, with `values` inserted. */
export type Say = (key: string, values?: Record<string, unknown>) => string

/**
 * Types i18next's `t` as `Say`, for sentences shared by server and web: the web's types know its own keys, the shared
 * ones are checked by a test.
 */
export const plainly = (t: unknown) => t as Say

/** Language tags for `Intl` and `lang`: there 'tw' would be Twi, with other plural rules. */
export const languageTags: Record<Locale, string> = { tw: 'zh-Hant-TW', en: 'en' }

/** Options of i18next, for both sides. */
export const textOptions = {
  supportedLngs: Object.values(languageTags),
  fallbackLng: false,
  load: 'currentOnly',
  // React and mails escape; inserted values only need direction isolation.
  interpolation: { escape: isolated },
  returnNull: false,
} as const
