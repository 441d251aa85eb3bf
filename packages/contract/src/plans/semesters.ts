import { durations } from '../limits.ts'
import { semesterOf } from '../school-year.ts'
import type { FirstDay } from './school/facts.ts'

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
/** Returns the Monday of the week that contains a time. */
const mondayOf = (at: number) => at - ((new Date(at).getUTCDay() + 6) % 7) * durations.day

export interface SemesterWeek {
  /** Year of the Republic of China calendar and term, `115-1`. */
  semester: string
  /** From 1 in the week of the first lessons; null in the holidays before and after. */
  week: number | null
}

/** Returns whether a day can be a semester's first day of lessons, which lies in its first two months. */
export const isFirstDayOf = (semester: string, day: string): boolean =>
  semesterOf(day).semester === semester && [2, 3, 8, 9].includes(Number(day.split('-')[1]))

/**
 * Returns the semester and week of a day. The first term is August to January with lessons from 30 August to 20
 * January, the second February to July with lessons from 11 February to 30 June (各級學校學生學年學期假期辦法), unless `firstDays`
 * gives the school's own first day. Weeks begin on Monday.
 */
export function semesterWeekOf(day: string, firstDays: readonly FirstDay[] = []): SemesterWeek {
  const { semester, begins, isFirst } = semesterOf(day)
  const usual = isFirst ? `${begins}-08-30` : `${begins + 1}-02-11`
  const opens = firstDays.find((first) => first.semester === semester)?.day ?? usual
  const closes = isFirst ? `${begins + 1}-01-20` : `${begins + 1}-06-30`
  const monday = mondayOf(midnight(day))
  const first = mondayOf(midnight(opens))
  if (monday < first || midnight(day) > midnight(closes)) return { semester, week: null }
  return { semester, week: (monday - first) / durations.week + 1 }
}
