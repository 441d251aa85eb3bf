import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { useTranslation } from 'react-i18next'

/** Says of what in a school somebody may act. */
export function useReachLine() {
  const { t } = useTranslation('console/schools')
  return (reach: SchoolReach | null): string =>
    reach === null
      ? t('reach.whole')
      : reach
          .map(({ grade, className }) =>
            className === null ? t('reach.ofGrade', { grade }) : t('reach.ofClass', { grade, name: className }),
          )
          .join(t('reach.comma'))
}
