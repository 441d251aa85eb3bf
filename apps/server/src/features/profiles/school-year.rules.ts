const taipeiOffset = 8 * 3_600_000
/** August, counted from 0; the first semester starts on its first day. */
const firstMonth = 7

/** Returns when the school year of this moment began: 1 August 00:00 in Taipei, which has no daylight saving time. */
export function schoolYearStart(now: Date): Date {
  const taipei = new Date(now.getTime() + taipeiOffset)
  const year = taipei.getUTCMonth() >= firstMonth ? taipei.getUTCFullYear() : taipei.getUTCFullYear() - 1
  return new Date(Date.UTC(year, firstMonth, 1) - taipeiOffset)
}
