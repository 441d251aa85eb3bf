import { expect, test } from 'vitest'
import { frequentTerms, isWholeIn } from './frequent-terms.rules.ts'

const found = (tokens: Record<string, number>, own: string[] = [], most = 20) =>
  frequentTerms(
    Object.entries(tokens).map(([token, count]) => ({ token, count })),
    own,
    most,
  ).map(({ word, count }) => `${word} ${count}`)

test('pairs that always come together are one word', () => {
  expect(found({ 基隆: 5, 隆河: 5, 溶氧: 3 })).toEqual(['基隆河 5', '溶氧 3'])
  expect(found({ 水質: 6, 質檢: 5, 檢測: 5 })).toEqual(['水質檢測 5'])
})

test('pairs that also come alone stay apart', () => {
  expect(found({ 基隆: 10, 隆河: 3 })).toEqual(['基隆 10', '隆河 3'])
})

test('joining words, everyday words, single characters, numbers and endings of files are no terms', () => {
  expect(found({ 的水: 9, 我們: 9, 老師: 8, 溪: 7, '2026': 7, jpg: 6, the: 6, of: 5, python: 4 })).toEqual(['python 4'])
})

test("the person's own tags are not said twice", () => {
  expect(found({ 專題: 9, 題研: 9, 研究: 9, 觀星: 3 }, ['專題研究', '觀星'])).toEqual([])
  expect(found({ python: 3, arduino: 2 }, ['Python'])).toEqual(['arduino 2'])
})

test('the most frequent come first, as many as wanted', () => {
  expect(found({ 溶氧: 2, 天文: 7, 標本: 4 }, [], 2)).toEqual(['天文 7', '標本 4'])
})

test('a term says what it is searched by', () => {
  expect(
    frequentTerms(
      [
        { token: '基隆', count: 2 },
        { token: '隆河', count: 2 },
      ],
      [],
      5,
    )[0]?.query,
  ).toBe("'基隆' & '隆河'")
})

test.each([
  ['樣點', ['我們在三個採樣點量溶氧', '採樣點附近', '每個樣點都量'], false],
  ['場雨', ['下了一場雨之後水變濁', '這場雨讓溪水暴漲'], false],
  ['採樣點', ['我們在三個採樣點量溶氧', '採樣點附近'], true],
  ['基隆河', ['基隆河上游的溶氧比下游高', '再去一次基隆河，量了三個點'], true],
  ['顯微鏡', ['用顯微鏡看水蚤的心跳'], true],
])('%s is a word where it stands, or a piece of two', (word, around, isWhole) => {
  expect(isWholeIn(word, around)).toBe(isWhole)
})
