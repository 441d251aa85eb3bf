import { expect, test } from 'vitest'
import { firstHit, hitBeside, hitsIn, piecesOf } from './transcript-search.rules.ts'

const lines = ['看水位，Water Level', 'ＷＡＴＥＲ 高了', '沒有', '水\n位']

test.each([
  [
    'water',
    [
      [0, 4, 9],
      [1, 0, 5],
    ],
  ],
  ['ｗａｔｅｒ　ｌ', [[0, 4, 11]]],
  [
    '水位',
    [
      [0, 1, 3],
      [3, 0, 3],
    ],
  ],
  ['沒有了', []],
  ['  ', []],
  ['', []],
] as const)('%s is found however it is written', (words, found) => {
  expect(hitsIn(lines, words).map(({ line, from, to }) => [line, from, to])).toEqual(found)
})

test('none stands over another', () => {
  expect(hitsIn(['哈哈哈哈哈'], '哈哈')).toHaveLength(2)
})

test('a character of two units is marked whole', () => {
  const [hit] = hitsIn(['𠮷野川'], '𠮷')
  expect(hit).toEqual({ line: 0, from: 0, to: 2 })
})

test('a line falls into what was found and what stands between', () => {
  const hits = hitsIn(['看水位看'], '看').map((hit, number) => ({ ...hit, number }))
  expect(piecesOf('看水位看', hits)).toEqual([
    { text: '看', hit: 0 },
    { text: '水位', hit: null },
    { text: '看', hit: 1 },
  ])
  expect(piecesOf('看水位', [])).toEqual([{ text: '看水位', hit: null }])
})

test('one goes round and round, and begins with what is said next', () => {
  expect([hitBeside(2, 3, 1), hitBeside(0, 3, -1), hitBeside(-1, 0, 1)]).toEqual([0, 2, -1])
  const hits = [1, 5].map((line) => ({ line, from: 0, to: 1 }))
  expect([-1, 2, 6].map((line) => firstHit(hits, line))).toEqual([0, 1, 0])
  expect(firstHit([], 0)).toBe(-1)
})
