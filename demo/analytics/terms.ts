import { durations } from '@learntrail/contract/limits'
import { daysOfSemester, semesterBefore, semesterOf } from '@learntrail/contract/school-year'
import { dayAfter, dayIn } from '../../apps/server/src/platform/clock/taipei.ts'
import type { Calendar } from '../school/calendar.ts'

/** A semester as far as it is over. */
export interface Term {
  semester: string
  /** Days on which there is school, none of them to come. */
  days: readonly string[]
}

export interface Terms {
  former: Term
  running: Term
  /** The last day on which something of the demo school happens. */
  yesterday: string
  /** A new school year has begun between both. */
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

/** The day of a term at a share of what is over of it. */
export function dayAt({ days }: Term, share: number): string | undefined {
  return days[Math.min(days.length - 1, Math.floor(share * days.length))]
}

/** A moment of a day of Taiwan, hours after its midnight. */
export const momentOf = (day: string, hours: number): Date =>
  new Date(Date.parse(day) + Math.round((hours - 8) * durations.hour))
