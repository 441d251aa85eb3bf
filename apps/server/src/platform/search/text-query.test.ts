import { expect, test } from 'vitest'
import { indexTokens, phraseText, textAbsences, textPhrases, textQuery } from './tokens.ts'

test.each([
  ['水質檢測', "'水質' & '質檢' & '檢測'"],
  ['水', "'水':*"],
  ['Water', "'water':*"],
  ['"Water"', "'water'"],
  ['ＰＨ 值', "'ph':* & '值':*"],
  ['水质', "'水質'"],
  ['台灣', "'臺灣'"],
  ['🌊', "'🌊'"],
  ['水質 -實驗', "'水質' & !'實驗'"],
  ['水質 －report', "'水質' & !'report':*"],
  ['水質 -檢測報告', "'水質'"],
  ['-實驗', undefined],
  ['水質ㄐㄧ', "'水質'"],
  ['ㄅㄆ', "'ㄅㄆ'"],
  ['陳ㄚㄇ說', "'陳ㄚ' & 'ㄚㄇ' & 'ㄇ說'"],
  ['e-portfolio', "'e':* & 'portfolio':*"],
  ["'; drop table", "'drop':* & 'table':*"],
  ['', undefined],
  ['！？ & | <-> :*', undefined],
])('what %j searches for', (typed, query) => expect(textQuery(typed)).toBe(query))

test.each([
  ['自主學習', ['自主學習']],
  ['自主 學習', []],
  ['「自主 學習」', ['自主 學習']],
  ['"to be, or"', ['to be, or']],
  ['Ｐython程式 設計展，Water', ['python程式', '設計展']],
  ['100%達標_ok', []],
  ['水🌊質檢測', ['質檢測']],
  ['水質 -檢測報告', []],
  ['', []],
])('what %j must contain as it stands', (typed, phrases) => expect(textPhrases(typed)).toEqual(phrases))

test.each([
  ['水質 -檢測報告', ['檢測報告']],
  ['水質 -"to be"', ['to be']],
  ['水質 -實驗', []],
])('what %j must not contain as it stands', (typed, phrases) => expect(textAbsences(typed)).toEqual(phrases))

test('a text for phrases keeps what stands apart apart, but for the blanks beside Latin', () => {
  expect(phraseText('自主\n學習，用 Ｐython 寫')).toBe('自主 學習,用python寫')
})

test('the last character of Han is a token of its own: no pair begins with it', () => {
  expect(indexTokens('河水，用 ok')).toEqual(['河水', '用', 'ok', '水'])
})

test('a word without end is kept by its beginning, and found by it', () => {
  const long = 'a'.repeat(5_000)
  expect(indexTokens(`${long} 水`)).toEqual(['a'.repeat(60), '水'])
  expect(textQuery(long)).toBe(`'${'a'.repeat(60)}':*`)
})
