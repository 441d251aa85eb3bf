import type { Locale } from '@learntrail/contract/profiles/preferences'

/** A name inside a sentence: in Chinese, Latin words are set apart by spaces. */
export const setApart = (locale: Locale, name: string): string =>
  locale === 'tw' && /^[A-Z]/.test(name) ? ` ${name} ` : name
