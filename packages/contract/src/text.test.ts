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
    ['a\u0000b', 'unsafe'],
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
