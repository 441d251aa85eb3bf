import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'

/** Returns a function that puts the reach of a permission into words. */
export function useReachLine() {
  const { t } = useTranslation('console/schools')
  return (reach: SchoolReach | null): string =>
    reach === null ? t('reach.whole') : reach.map((one) => classNameOf(one, currentLocale())).join(t('reach.comma'))
}
