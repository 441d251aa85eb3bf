import type { Locale } from '@learntrail/contract/profiles/preferences'

/** Returns a name for use inside a sentence: in Chinese, Latin words are surrounded by spaces. */
export const setApart = (locale: Locale, name: string): string =>
  locale === 'tw' && /^[A-Z]/.test(name) ? ` ${name} ` : name
