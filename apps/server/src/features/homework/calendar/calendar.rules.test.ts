import { expect, test } from 'vitest'
import { calendarOf, escapeText, fold, utc } from './calendar.rules.ts'

test('lines have at most 75 bytes, and no character is cut', () => {
  expect(fold('a'.repeat(75))).toBe('a'.repeat(75))
  expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  const folded = fold(`SUMMARY:${'河'.repeat(40)}🌊${'川'.repeat(30)}`)
  for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'河'.repeat(40)}🌊${'川'.repeat(30)}`)
})

test.each([
  ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['一\r\n二\n三\r四', '一\\n二\\n三\\n四'],
  ['END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
  ['a\u0000b\tc', 'a b c'],
])('the text %j is written %j', (words, written) => {
  expect(escapeText(words)).toBe(written)
})

test('a calendar says each deadline in UTC, under a name that stays', () => {
  const at = new Date('2026-11-23T09:00:00.500Z')
  expect(utc(at)).toBe('20261123T090000Z')
  const one = {
    uid: 'a@learntrail',
    title: '河川',
    text: '二年三班',
    url: 'https://x.test/a',
    at,
    changedAt: at,
    sequence: 3,
  }
  const lines = calendarOf('作業', [one]).split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Learntrail//Homework//EN'])
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a@learntrail',
      'SEQUENCE:3',
      'DTSTART:20261123T090000Z',
      'SUMMARY:河川',
      'END:VCALENDAR',
    ]),
  )
  expect(calendarOf('作業', [])).not.toContain('VEVENT')
})
