import { languageTag } from '../../i18n/i18n.ts'

/** 99,999,980 */
export const shownNumber = (value: number) => value.toLocaleString(languageTag())
