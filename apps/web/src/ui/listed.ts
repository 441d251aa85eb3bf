import { isolated } from '@learntrail/contract/isolated'
import { currentLocale } from '../i18n/i18n.ts'

/** Joins short items with the list separator of the current language. */
export const listed = (items: readonly string[]) => items.map(isolated).join(currentLocale() === 'tw' ? '、' : ', ')
