import { expect, test } from 'vitest'
import { indexTokens, textQuery } from './tokens.ts'

test.each([
  ['水質檢測', "'水質' & '質檢' & '檢測'"],
  ['水', "'水':*"],
  ['Water', "'water':*"],
  ['ＰＨ 值', "'ph':* & '值':*"],
  ["'; drop table", "'drop':* & 'table':*"],
  ['', undefined],
  ['！？ & | <-> :*', undefined],
])('what %j searches for', (typed, query) => expect(textQuery(typed)).toBe(query))

test('a word without end is kept by its beginning, and found by it', () => {
  const long = 'a'.repeat(5_000)
  expect(indexTokens(`${long} 水`)).toEqual(['a'.repeat(60), '水'])
  expect(textQuery(long)).toBe(`'${'a'.repeat(60)}':*`)
})
