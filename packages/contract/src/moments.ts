/** Returns the end of the minute that a time names (23:59 becomes 23:59:59.999); a time with seconds is unchanged. */
export const endOfMinute = (moment: string): string => moment.replace(/:00(?:\.0+)?Z$/, ':59.999Z')

/** Returns the minute that contains a time, as a clock without seconds shows it. */
export const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 60_000) * 60_000)

/** Returns the day `months` before a day, or the last day of that month if it is too short. */
export function dayMonthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}
