import { languageTag } from '../../i18n/i18n.ts'

/** Formats a number with separators, such as 99,999,980. */
export const shownNumber = (value: number) => value.toLocaleString(languageTag())
