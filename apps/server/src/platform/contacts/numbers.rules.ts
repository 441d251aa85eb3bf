import type { ContactRule } from './contact-rule.ts'

const numerals: Record<string, string> = {
  零: '0',
  〇: '0',
  '○': '0',
  洞: '0',
  一: '1',
  壹: '1',
  么: '1',
  幺: '1',
  二: '2',
  貳: '2',
  兩: '2',
  三: '3',
  參: '3',

  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陸: '6',
  七: '7',
  柒: '7',
  拐: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
  勾: '9',
}
const words: Record<string, string> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}

const year = '(?:19|20)\\d\\d'
/** Years of the Republic calendar, 80 to 129. */
const taiwanYear = '(?:[89]\\d|1[0-2]\\d)'
const month = '(?:0?[1-9]|1[0-2])'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const clock = '(?:[01]\\d|2[0-3])[0-5]\\d'
const range = '\\s?[-–—~]\\s?'
/**
 * Long runs of digits that are no telephone number: dates, ranges of years, hours and pages, amounts, marks, student
 * numbers.
 */
const harmless = new RegExp(
  [
    `(?<!\\d)(?:${year}|${taiwanYear})\\s?([-/.])\\s?${month}\\s?\\1\\s?${day}(?!\\d)`,
    `(?<!\\d)${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
    `(?<!\\d)${year}(?:${range}|\\s?/\\s?)${year}(?!\\d)`,
    `(?<!\\d)${clock}${range}${clock}(?!\\d)`,
    `(?<!\\d)\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?`,
    `(?<!\\d)\\d{1,3},\\d{3}(?:,000)?(?![\\d,])`,
    `(?:\\bpp?\\.?|頁碼?|第)\\s?\\d{1,4}${range}\\d{1,4}(?!\\d)`,
    `\\d+\\.\\d+(?![\\d.])`,
    `(?:學號|座號|准考證(?:號碼?)?|考生編號|student (?:id|number|no\\.?))[^\\d]{0,6}[a-z]{0,3}[1-9]\\d{0,8}(?!\\d)`,
  ].join('|'),
  'giu',
)

/** Separators between the digits of one number. */
const tight = '[\\s\\-–—_.()/*~+#]{0,3}'
const digit = `[0-9${Object.keys(numerals).join('')}]`
const run = new RegExp(`\\+?\\s?\\(?${digit}(?:${tight}${digit})+`, 'gu')
/** Single digits with short separators between them: 0、9、1、2 */
const single = new RegExp(`(?<!${digit})${digit}(?:[\\s、,，;；:：/|·.\\-–—~]{1,3}${digit}(?!${digit})){6,}`, 'gu')
const spoken = new RegExp(
  `\\b(?:${Object.keys(words).join('|')})(?:[\\s,.-]+(?:${Object.keys(words).join('|')})){6,}\\b`,
  'giu',
)

/** Digits of the shortest local number; nobody counts that far in words. */
const fewest = 8

const digitsOf = (written: string) =>
  [...written].map((character) => numerals[character] ?? (/\d/.test(character) ? character : '')).join('')

/** Two digits each, as lists of marks are written: 95 88 76 90. */
const isListOfMarks = (written: string) => {
  const groups = written.trim().split(/\s+/)
  return (
    groups.length > 1 &&
    groups.every((group) => /^(?:100|[1-9]?\d)$/.test(group)) &&
    groups.some((group) => group.length > 1) &&
    !/^0/.test(written.trim())
  )
}

const isCounting = (digits: string) => '1234567890'.startsWith(digits)

function isNumber(written: string): boolean {
  const digits = digitsOf(written)
  const least = /^\s*\+|^\s*\(?0/.test(written) ? fewest - 1 : fewest
  return digits.length >= least && !isCounting(digits) && !isListOfMarks(written)
}

const find =
  (pattern: RegExp, isOne: (written: string) => boolean): ContactRule =>
  (text) => {
    // Keeps the length and leaves no digit of a harmless part.
    const rest = text.replace(harmless, (part) => '\u0000'.repeat(part.length))
    for (const found of rest.matchAll(pattern)) {
      const from = found.index ?? 0
      if (isOne(found[0])) return [from, from + found[0].length]
    }
    return undefined
  }

export const numberRules: readonly ContactRule[] = [
  find(run, isNumber),
  find(single, (written) => !isCounting(digitsOf(written))),
  find(spoken, () => true),
]
