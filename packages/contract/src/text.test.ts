import { describe, expect, test } from 'vitest'
import { textLength } from './characters.ts'
import { fieldRules } from './testing/field-rules.ts'
import { text } from './text.ts'

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
