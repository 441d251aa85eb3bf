import { endOfMinute } from '@learntrail/contract/moments'
import { format, isOfYear, shifted, taipeiOffset } from './dates.ts'

/** A day (YYYY-MM-DD) and a time (HH:MM) of Taiwan's clocks, whatever time zone the device is set to. */
export interface TaipeiTime {
  day: string
  time: string
}

const hour = 3_600_000

/** Returns the moment, or null while a field is empty. */
export function momentOf({ day, time }: TaipeiTime): Date | null {
  const moment = new Date(`${day}T${time}${taipeiOffset}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Returns the last moment of the named minute, because an end includes its minute; null while a field is empty. */
export function endOf(named: TaipeiTime): Date | null {
  const moment = momentOf(named)
  return moment && new Date(endOfMinute(moment.toISOString()))
}

export function taipeiTimeOf(moment: Date): TaipeiTime {
  const clock = shifted(moment)
  return { day: clock.slice(0, 10), time: clock.slice(11, 16) }
}

/** 08:00 in Taiwan, `days` days from today. */
export function morningIn(days: number, now = new Date()): TaipeiTime {
  return { day: taipeiTimeOf(new Date(now.getTime() + days * 24 * hour)).day, time: '08:00' }
}

/** Days from today to the next Monday, 1 to 7. */
export function daysToMonday(now = new Date()): number {
  const weekday = new Date(`${taipeiTimeOf(now).day}T00:00Z`).getUTCDay()
  return (8 - weekday) % 7 || 7
}

/** 11 月 22 日 星期日 08:00 */
export function formatTaipei(moment: Date | string, now = new Date()): string {
  return formatted(moment, now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** 11 月 22 日 星期日 */
export function formatTaipeiDay(moment: Date | string, now = new Date()): string {
  return formatted(moment, now, {})
}

const formatted = (moment: Date | string, now: Date, time: Intl.DateTimeFormatOptions) =>
  format(moment, {
    year: isOfYear(moment, now) ? undefined : 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    ...time,
  })
