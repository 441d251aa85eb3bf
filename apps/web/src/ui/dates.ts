import { i18n, languageTag } from '../i18n/i18n.ts'

type Moment = string | Date

const toDate = (moment: Moment) => {
  if (moment instanceof Date) return moment
  // A bare day means that day here, not midnight in London.
  return /^\d{4}-\d{2}-\d{2}$/.test(moment) ? new Date(`${moment}T00:00`) : new Date(moment)
}

const formats = new Map<string, Intl.DateTimeFormat>()
function format(moment: Moment, options: Intl.DateTimeFormatOptions): string {
  const key = languageTag() + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(languageTag(), options)
  formats.set(key, known)
  return spaced(known.format(toDate(moment)))
}

/** 2026年11月18日 → 2026 年 11 月 18 日, as the rest of the interface sets Han and Latin text. */
function spaced(text: string): string {
  return text.replace(/(\d)(\p{Script=Han})/gu, '$1 $2').replace(/(\p{Script=Han})(\d)/gu, '$1 $2')
}

/** 11 月 18 日, with the year when it is not this one. */
export function formatDay(moment: Moment, now = new Date()): string {
  const isThisYear = toDate(moment).getFullYear() === now.getFullYear()
  return format(moment, { year: isThisYear ? undefined : 'numeric', month: 'short', day: 'numeric' })
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

/** Today as a day of the wire, in the person's own time zone. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** 剛剛, 5 分鐘前, 3 小時前, 昨天; then the day. */
export function formatAgo(moment: Moment, now = new Date()): string {
  const seconds = Math.round((toDate(moment).getTime() - now.getTime()) / 1_000)
  const relative = new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' })
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) => spaced(relative.format(value, unit))
  if (seconds > -60) return i18n.t('justNow')
  if (seconds > -3_600) return say(Math.round(seconds / 60), 'minute')
  if (seconds > -86_400) return say(Math.round(seconds / 3_600), 'hour')
  if (seconds > -7 * 86_400) return say(Math.round(seconds / 86_400), 'day')
  return formatDay(moment, now)
}

interface SchoolTerm {
  /** ROC school year: 2026-11 is in 115. */
  year: number
  term: 1 | 2
}

/** School years are ROC years that start on 1 August; the second semester starts on 1 February. */
function schoolTermOf(moment: Moment): SchoolTerm {
  const date = toDate(moment)
  const month = date.getMonth() + 1
  const year = date.getFullYear() - 1911
  if (month >= 8) return { year, term: 1 }
  return month >= 2 ? { year: year - 1, term: 2 } : { year: year - 1, term: 1 }
}

/** 115-1 */
export function formatSchoolTerm(moment: Moment): string {
  const { year, term } = schoolTermOf(moment)
  return `${year}-${term}`
}
