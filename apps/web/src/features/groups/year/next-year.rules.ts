import { groupLimits } from '@learntrail/contract/groups/limits'
import { today } from '../../../ui/dates.ts'

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** Returns the next numeral; the last one stays. */
function numeralAfter(numeral: string): string {
  const place = numerals.indexOf(numeral)
  return place < 0 ? numeral : (numerals[place + 1] ?? numeral)
}

/** What a class is called a year later: 七年一班 → 八年一班, 高一忠 → 高二忠, 701 → 801, 115 學年 → 116 學年, 2026 → 2027. */
export function nameAfter(name: string): string {
  const next = name
    .replace(/(1\d\d)(?=\s*學年)/, (year) => String(Number(year) + 1))
    .replace(/20\d\d/, (year) => String(Number(year) + 1))
    .replace(/(十[一二]|[一二三四五六七八九十])(?=\s*年)/, numeralAfter)
    .replace(/(?<=[高國小])[一二三四五]/, numeralAfter)
    .replace(/(?<!\d)([1-9]|1[0-2])(?=\s*年)/, (grade) => String(Number(grade) + 1))
    .replace(/(?<![\d.])[1-8](?=\d\d(?!\d|\s*學年))/, (grade) => String(Number(grade) + 1))
  return next.slice(0, groupLimits.name)
}

/** Year before the first school year, as they are counted from the founding of the Republic (1912). */
const yearsBefore = 1911

/**
 * Returns an ID resembling the former one, counted up like the name; the calendar year is appended if nothing in it can
 * be counted up. A number equal to the last or the current school year is taken for that year, not for a class.
 */
export function handleAfter(handle: string, now = new Date()): string {
  const year = Number(today(now).slice(0, 4)) - yearsBefore
  const ofYear = new RegExp(`(?<!\\d)(${year - 1}|${year})(?!\\d)`)
  const next = ofYear.test(handle)
    ? handle.replace(ofYear, (written) => String(Number(written) + 1))
    : nameAfter(handle)
  if (next !== handle) return next
  const suffix = `-${today(now).slice(0, 4)}`
  return `${handle.slice(0, groupLimits.handle.max - suffix.length)}${suffix}`
}

/** Whether to suggest continuing: from July to September, for a group created before July. */
export function isTimeToGoOn(createdAt: string, now = new Date()): boolean {
  const [year, month = 0] = today(now).split('-').map(Number)
  return month >= 7 && month <= 9 && today(new Date(createdAt)) < `${year}-07-01`
}
