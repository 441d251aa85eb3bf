import type { Span } from '@learntrail/contract/analytics/facts'
import { daysOfSemester, semesterOf } from '@learntrail/contract/school-year'
import { dayAfter, mondayOf } from '../../../platform/clock/taipei.ts'

/** Spans lie within one another, so that none is the difference of two others: a week ends where its semester does. */
export function firstDayOf(span: Span, day: string): string {
  if (span === 'day') return day
  const { from } = daysOfSemester(semesterOf(day).semester)
  if (span === 'semester') return from
  const [, later = from] = [from, mondayOf(day)].sort()
  return later
}

export interface Week {
  monday: string
  from: string
  to: string
}

/** The weeks of a stretch of days within one semester, the first and the last as far as it goes. */
export function weeksBetween(from: string, to: string): Week[] {
  const weeks: Week[] = []
  for (let monday = mondayOf(from); monday <= to; monday = dayAfter(monday, 7)) {
    const sunday = dayAfter(monday, 6)
    weeks.push({ monday, from: monday < from ? from : monday, to: sunday > to ? to : sunday })
  }
  return weeks
}
