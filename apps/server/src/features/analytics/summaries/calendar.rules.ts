import type { Span } from '@learntrail/contract/analytics/facts'
import { daysOfSemester, semesterOf } from '@learntrail/contract/school-year'
import { mondayOf } from '../../../platform/clock/taipei.ts'

/**
 * Returns the first day of the span that contains a day. Spans nest, so that none is the difference of two others: a
 * week ends with its semester.
 */
export function firstDayOf(span: Span, day: string): string {
  if (span === 'day') return day
  const { from } = daysOfSemester(semesterOf(day).semester)
  if (span === 'semester') return from
  const [, later = from] = [from, mondayOf(day)].sort()
  return later
}
