import { i18n, languageTag } from '../i18n/i18n.ts'

/* Days and times are Taiwan's, whatever time zone the device is set to: a deadline, a school year and "today" must
   be the same for a whole class, including a classmate abroad. */

type Moment = string | Date

const hour = 3_600_000

// Taiwan has had no daylight saving time since 1980.
export const taipeiOffset = '+08:00'

const bareDay = /^\d{4}-\d{2}-\d{2}$/
const toDate = (moment: Moment) =>
  // A bare day means midnight in Taiwan, not in London.
  moment instanceof Date ? moment : new Date(bareDay.test(moment) ? `${moment}T00:00${taipeiOffset}` : moment)

const formats = new Map<string, Intl.DateTimeFormat>()
/** Formats the moment in Taiwan time and the current language, with the parts named in `options`. */
export function format(moment: Moment, options: Intl.DateTimeFormatOptions): string {
  const key = languageTag() + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(languageTag(), { timeZone: 'Asia/Taipei', ...options })
  formats.set(key, known)
  return spaced(known.format(toDate(moment)))
}

/**
 * 2026年11月18日 → 2026 年 11 月 18 日, the interface's spacing of Han and Latin text, with no-break spaces within a date.
 */
function spaced(text: string): string {
  return text
    .replace(/(\d)(\p{Script=Han})/gu, '$1\u00a0$2')
    .replace(/(\p{Script=Han})(\d)/gu, '$1\u00a0$2')
    .replace('日星期', '日 星期')
}

export const isOfYear = (moment: Moment, now: Date) => today(toDate(moment)).slice(0, 4) === today(now).slice(0, 4)

/** 11 月 18 日; includes the year unless it is the year of `now`. */
export function formatDay(moment: Moment, now = new Date()): string {
  return format(moment, { year: isOfYear(moment, now) ? undefined : 'numeric', month: 'short', day: 'numeric' })
}

/** 2026 年 11 月 */
export function formatMonth(moment: Moment): string {
  return format(moment, { year: 'numeric', month: 'long' })
}

/** 2026 年 */
export function formatYear(moment: Moment): string {
  return format(moment, { year: 'numeric' })
}

/** 11 月, Nov */
export function formatMonthName(moment: Moment): string {
  return format(moment, { month: 'short' })
}

/** 2026 年 11 月 18 日 星期三 */
export function formatFullDay(moment: Moment): string {
  return format(moment, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })
}

/** 16:05 */
export function formatTime(moment: Moment): string {
  return format(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** 2026 年 11 月 18 日 16:05:09, as printed on a receipt. */
export function formatToTheSecond(moment: Moment): string {
  const time = format(moment, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  return `${format(moment, { dateStyle: 'long' })} ${time}`
}

/** Returns the day of `now` in Taiwan as YYYY-MM-DD, the wire's form of a day. */
export function today(now = new Date()): string {
  return shifted(now).slice(0, 10)
}

/** Returns the Taiwan wall-clock time of the moment as an ISO string; its `Z` suffix does not apply. */
export const shifted = (moment: Date) => new Date(moment.getTime() + 8 * hour).toISOString()

/** 剛剛, 5 分鐘前, 3 小時前, 昨天, then the date from 7 days on. Hours and minutes are rounded down; days are calendar days. */
export function formatAgo(moment: Moment, now = new Date()): string {
  const seconds = Math.round((toDate(moment).getTime() - now.getTime()) / 1_000)
  const relative = new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' })
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) => spaced(relative.format(value, unit))
  if (seconds > -60) return i18n.t('justNow')
  if (seconds > -3_600) return say(Math.trunc(seconds / 60), 'minute')
  if (seconds > -86_400) return say(Math.trunc(seconds / 3_600), 'hour')
  const days = (Date.parse(today(toDate(moment))) - Date.parse(today(now))) / (24 * hour)
  return days > -7 ? say(days, 'day') : formatDay(moment, now)
}

interface SchoolTerm {
  /** ROC school year: November 2026 is in 115. */
  year: number
  term: 1 | 2
}

/** School years are ROC years starting on 1 August; the second term starts on 1 February. */
function schoolTermOf(moment: Moment): SchoolTerm {
  const [gregorian = 0, month = 0] = today(toDate(moment)).split('-').map(Number)
  const year = gregorian - 1911
  if (month >= 8) return { year, term: 1 }
  return month >= 2 ? { year: year - 1, term: 2 } : { year: year - 1, term: 1 }
}

/** 115-1 */
export function formatSchoolTerm(moment: Moment): string {
  const { year, term } = schoolTermOf(moment)
  return `${year}-${term}`
}
