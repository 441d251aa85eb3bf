import { useTranslation } from 'react-i18next'
import { languageTag } from '../../../i18n/i18n.ts'

export const numberShown = (value: number) => value.toLocaleString(languageTag())

/** Returns a function that formats points, such as 1,200 點. */
export function usePoints(): (count: number) => string {
  const { t } = useTranslation('prizes')
  return (count) => t('points', { count, points: numberShown(count) })
}
