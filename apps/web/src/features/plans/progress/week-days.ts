import type { PlanContent } from '@learntrail/contract/plans/content'
import { semesterWeekOf } from '@learntrail/contract/plans/semesters'
import { weekDays } from '@learntrail/contract/plans/weeks'
import { useTranslation } from 'react-i18next'
import { format } from '../../../ui/dates.ts'
import { dot } from '../../../ui/dotted.ts'
import { useSchoolOfPlan } from '../school-of-plan.ts'

const short = (day: string) => format(day, { month: 'numeric', day: 'numeric' })

/**
 * Returns a function that gives a week's dates and its place in the school year, as 9/14–9/20・115-1 第 4 週; null if no
 * start date is known.
 */
export function useWeekDays({ startedAt, endedAt }: Pick<PlanContent, 'startedAt' | 'endedAt'>) {
  const { t } = useTranslation('plans')
  const { firstDays } = useSchoolOfPlan()
  return (number: number): string | null => {
    if (startedAt === null) return null
    const { from, to } = weekDays(startedAt, endedAt, number)
    const { semester, week } = semesterWeekOf(from, firstDays)
    const term = week === null ? t('reading.holiday', { semester }) : t('reading.semesterWeek', { semester, week })
    return [t('reading.weekRange', { from: short(from), to: short(to) }), term].join(dot)
  }
}
