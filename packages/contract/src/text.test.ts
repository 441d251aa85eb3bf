import { describe, expect, test } from 'vitest'
import { textLength } from './characters.ts'
import { fieldRules } from './testing/field-rules.ts'
import { day, givenEnd, givenTime, text } from './text.ts'

describe('the length of a text', () => {
  test.each([
    ['林小雨', 3],
    ['  林小雨\n', 3],
    ['👍🏽', 2],
    ['𠮷野家', 3],
    ['', 0],
  ])('%j has %i characters', (value, length) => {
    expect(textLength(value)).toBe(length)
  })
})

describe('a text between bounds', () => {
  const name = text({ min: 2, max: 5, safe: true })

  test.each(['小雨', '一二三四五', '  一二三四五  ', 'O’Ha', '林·雨'])('takes %j', (value) => {
    expect(name.parse(value)).toBe(value.trim())
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['雨', 'too_short'],
    ['一二三四五六', 'too_long'],
    ['x'.repeat(100_000), 'too_long'],
    ['a\u202eb\ud800', 'unsafe'],
  ])('refuses %j as %s', (value, rule) => {
    expect(fieldRules(name, value)).toEqual([rule])
  })

  test.each([...'/<>."*+?^$', ...'{}()|[]\\'])('refuses the unsafe character %s in names', (character) => {
    expect(fieldRules(name, `ab${character}`)).toEqual(['unsafe'])
  })

  test('refuses marks that turn the direction of a name around', () => {
    expect(fieldRules(name, 'ab\u202ec')).toEqual(['unsafe'])
  })

  test.each([
    ['a\u0000b', 'ab'],
    ['\u0000 ab\u009f ', 'ab'],
    ['王\u000b明', '王 明'],
  ])('cleans the name %j', (value, kept) => expect(name.parse(value)).toBe(kept))

  test.each([
    ['第一行\u000b第二行', '第一行\n第二行', '第一行 第二行'],
    ['重點\u000c說明', '重點\n說明', '重點 說明'],
    ['第一行\r\n第二行\r第三行\u2028第四行', '第一行\n第二行\n第三行\n第四行', '第一行 第二行 第三行 第四行'],
    ['一 \n \n 二', '一 \n \n 二', '一 二'],
    ['a\u0001\u001f\u007f\u0085\u009fb', 'ab', 'ab'],
    ['a\ud800b\udc00', 'ab', 'ab'],
    ['\u0000\u000b\u0007', '', ''],
    ['欄\t位👍', '欄\t位👍', '欄\t位👍'],
  ])('cleans %j, which is nobody’s mistake', (typed, kept, onOneLine) => {
    expect(text({ max: 30 }).parse(typed)).toBe(kept)
    expect(text({ max: 30, oneLine: true }).parse(typed)).toBe(onOneLine)
  })

  test('counts what is left', () => {
    expect(textLength('\u0000水\u0007質\ud800 ')).toBe(2)
    expect(fieldRules(text({ max: 2 }), '水\u0000質')).toEqual([])
    expect(fieldRules(text({ max: 2 }), '水\u000b質')).toEqual(['too_long'])
    expect(fieldRules(text({ min: 1, max: 2 }), '\u0000')).toEqual(['required'])
  })

  test('stores prose as typed', () => {
    const prose = '1 < 2 && "引號" (括號) {大括號} \\ 反斜線\n第二行'
    expect(text({ max: 100 }).parse(prose)).toBe(prose)
  })
})

describe('a day', () => {
  test.each(['0001-01-01', '2026-11-21', '9999-12-31'])('is %s', (date) => {
    expect(day.parse(date)).toBe(date)
  })

  test.each(['0000-01-01', '-000001-01-01', '+012026-01-01', '10000-01-01', '2026-02-30', ''])('is not %j', (date) => {
    expect(fieldRules(day, date)).toEqual(['invalid'])
  })
})

describe('a moment that somebody names', () => {
  test.each(['1900-01-01', '2026-11-21', '2200-12-31'])('may be on %s', (date) => {
    expect(givenTime.parse(`${date}T23:59:59.999Z`)).toBe(`${date}T23:59:59.999Z`)
  })

  test.each(['0000-01-01', '1899-12-31', '2201-01-01', '9999-12-31', '2026-02-30'])('may not be on %s', (date) => {
    expect(fieldRules(givenTime, `${date}T00:00:00.000Z`)).toEqual(['invalid'])
  })

  test.each([
    ['2026-11-28T15:59:00.000Z', '2026-11-28T15:59:59.999Z'],
    ['2026-11-28T15:59:00Z', '2026-11-28T15:59:59.999Z'],
    ['2026-11-28T15:59:01.000Z', '2026-11-28T15:59:01.000Z'],
    ['2026-11-28T15:59:00.001Z', '2026-11-28T15:59:00.001Z'],
    ['2026-11-28T15:59:59.999Z', '2026-11-28T15:59:59.999Z'],
  ])('as an end, %s, is %s', (named, end) => {
    expect(givenEnd.parse(named)).toBe(end)
  })

  test('as an end may not be in any other year either', () => {
    expect(fieldRules(givenEnd, '1899-12-31T23:59:00.000Z')).toEqual(['invalid'])
  })
})
