import { type PeriodName, silentAfterDays, weeksShown } from '@learntrail/contract/group-analysis/facts'
import type { Period } from '@learntrail/contract/group-analysis/group-analysis'
import { dayAfter, dayIn, mondayOf } from '../../platform/clock/taipei.ts'
import { type Week, weeksBetween } from '../../platform/clock/weeks-between.ts'
import { schoolYearStart } from '../profiles/index.ts'

/** The days of a period that ends today. The second semester begins in February. */
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

/** Since when it is looked for what somebody did: as far back as the period goes, and as silence needs. */
export function activeFrom({ from, to }: Period): string {
  const silentFrom = dayAfter(to, -silentAfterDays)
  return from < silentFrom ? from : silentFrom
}

/** The weeks of a period, the first and the last as far as it goes. */
export const weeksOf = ({ from, to }: Pick<Period, 'from' | 'to'>): Week[] => weeksBetween(from, to)
