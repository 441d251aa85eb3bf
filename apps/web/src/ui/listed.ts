import { isolated } from '@learntrail/contract/isolated'
import { currentLocale } from '../i18n/i18n.ts'

/** Names and other short things one after the other, as the language lists them. */
export const listed = (items: readonly string[]) => items.map(isolated).join(currentLocale() === 'tw' ? '、' : ', ')
