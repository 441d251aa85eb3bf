import { type PeriodName, silentAfterDays, weeksShown } from '@learntrail/contract/group-analysis/facts'
import type { Period } from '@learntrail/contract/group-analysis/group-analysis'
import { dayAfter, dayIn, mondayOf } from '../../platform/clock/taipei.ts'
import { type Week, weeksBetween } from '../../platform/clock/weeks-between.ts'
import { schoolYearStart } from '../profiles/index.ts'

/** Returns the days of a period that ends today. The second term begins in February. */
export function periodOf(name: PeriodName, now: Date): Period {
  const to = dayIn(now)
  const year = dayIn(schoolYearStart(now))
  const february = `${Number(year.slice(0, 4)) + 1}-02-01`
  const from = {
    weeks: dayAfter(mondayOf(to), -7 * (weeksShown - 1)),
    term: to >= february ? february : year,
    year,
  }[name]
  return { name, from, to }
}

/** Returns the first day from which activity is read: that of the period, or further back where silence needs it. */
export function activeFrom({ from, to }: Period): string {
  const silentFrom = dayAfter(to, -silentAfterDays)
  return from < silentFrom ? from : silentFrom
}

/** Returns the weeks of a period; the first and last may be partial. */
export const weeksOf = ({ from, to }: Pick<Period, 'from' | 'to'>): Week[] => weeksBetween(from, to)
