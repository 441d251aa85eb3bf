const taipeiOffset = 8 * 3_600_000
/** August; the first semester starts on its first day. */
const firstMonth = 7

/** When the school year that holds this moment began: 1 August 00:00 in Taipei, which has no summer time. */
export function schoolYearStart(now: Date): Date {
  const taipei = new Date(now.getTime() + taipeiOffset)
  const year = taipei.getUTCMonth() >= firstMonth ? taipei.getUTCFullYear() : taipei.getUTCFullYear() - 1
  return new Date(Date.UTC(year, firstMonth, 1) - taipeiOffset)
}
