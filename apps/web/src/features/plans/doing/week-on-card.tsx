import type { PlanCard } from '@learntrail/contract/plans/plans'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../ui/dotted.ts'

/** The current week of a plan being done, and how many of its items are left. */
export function WeekOnCard({ doing }: Pick<PlanCard, 'doing'>) {
  const { t } = useTranslation('plans')
  if (doing === null) return null
  const { week, left } = doing
  return (
    <p>{dotted([t('doing.week', { number: week }), left > 0 ? t('doing.left', { count: left }) : t('doing.whole')])}</p>
  )
}
