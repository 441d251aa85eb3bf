import type { Prize } from '@learntrail/contract/prizes/prizes'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../ui/dates.ts'

/** From when to when a prize is offered; null where it has neither beginning nor end. */
export function usePeriod(): (prize: Pick<Prize, 'startsAt' | 'endsAt'>) => string | null {
  const { t } = useTranslation('prizes')
  return ({ startsAt, endsAt }) => {
    if (startsAt !== null && endsAt !== null) return t('between', { from: formatDay(startsAt), to: formatDay(endsAt) })
    if (endsAt !== null) return t('until', { to: formatDay(endsAt) })
    return startsAt === null ? null : t('fromOn', { from: formatDay(startsAt) })
  }
}
