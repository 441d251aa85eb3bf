import type { Prize } from '@learntrail/contract/prizes/prizes'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../ui/dates.ts'

/** Returns a function that gives a prize's period in words; null if it has neither start nor end. */
export function usePeriod(): (prize: Pick<Prize, 'startsAt' | 'endsAt'>) => string | null {
  const { t } = useTranslation('prizes')
  return ({ startsAt, endsAt }) => {
    if (startsAt !== null && endsAt !== null) return t('between', { from: formatDay(startsAt), to: formatDay(endsAt) })
    if (endsAt !== null) return t('until', { to: formatDay(endsAt) })
    return startsAt === null ? null : t('fromOn', { from: formatDay(startsAt) })
  }
}
