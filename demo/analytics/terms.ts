import { durations } from '@learntrail/contract/limits'
import { daysOfSemester, semesterBefore, semesterOf } from '@learntrail/contract/school-year'
import { dayAfter, dayIn } from '../../apps/server/src/platform/clock/taipei.ts'
import type { Calendar } from '../school/calendar.ts'

/** The elapsed part of a semester. */
export interface Term {
  semester: string
  /** School days, none of them in the future. */
  days: readonly string[]
}

export interface Terms {
  former: Term
  running: Term
  /** The last day on which anything happens in the demo school. */
  yesterday: string
  /** Whether a new school year begins between the two terms. */
  isNewYear: boolean
}

export function termsOf(calendar: Calendar): Terms {
  const yesterday = dayIn(calendar.daysAgo(1))
  const running = semesterOf(dayIn(calendar.daysAgo(0))).semester
  const former = semesterBefore(running)
  return {
    yesterday,
    isNewYear: running.endsWith('-1'),
    former: { semester: former, days: schoolDays(former, yesterday) },
    running: { semester: running, days: schoolDays(running, yesterday) },
  }
}

function schoolDays(semester: string, until: string): string[] {
  const { from, to } = daysOfSemester(semester)
  const days: string[] = []
  for (let day = from; day <= to && day <= until; day = dayAfter(day, 1)) {
    const weekday = new Date(day).getUTCDay()
    const [monthAndDay, isFirst] = [day.slice(5), semester.endsWith('-1')]
    const isOn = isFirst
      ? monthAndDay >= '08-30' || monthAndDay <= '01-20'
      : monthAndDay >= '02-11' && monthAndDay <= '06-30'
    if (isOn && weekday !== 0 && weekday !== 6) days.push(day)
  }
  return days
}

/** Returns the school day at a share of the term's elapsed days. */
export function dayAt({ days }: Term, share: number): string | undefined {
  return days[Math.min(days.length - 1, Math.floor(share * days.length))]
}

/** Returns the moment a number of hours after midnight in Taiwan. */
export const momentOf = (day: string, hours: number): Date =>
  new Date(Date.parse(day) + Math.round((hours - 8) * durations.hour))
