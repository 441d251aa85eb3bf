import { dayAfter, mondayOf, startOfDay } from '../../platform/clock/taipei.ts'

/** Hour in Taiwan at which the weekly mails go out, on Sundays. */
export const mailHour = 18

const hour = 3_600_000
const week = 7 * 24 * hour
/** A mail makes up for those that did not go out, but not for more weeks than this. */
const mostWeeks = 3

/**
 * Returns the moment from which a weekly mail tells: a week before `now`, or the Sunday evening of the mail before, so
 * that nothing is left out when one goes out late or not at all. What happened between the two can be in both.
 */
export function toldSince(lastMailOn: string | null, now: Date): Date {
  const aWeekAgo = now.getTime() - week
  if (lastMailOn === null) return new Date(aWeekAgo)
  const sunday = dayAfter(mondayOf(dayAfter(lastMailOn)), -1)
  const evening = startOfDay(sunday).getTime() + mailHour * hour
  return new Date(Math.max(Math.min(aWeekAgo, evening), now.getTime() - mostWeeks * week))
}
