import { expect, test } from 'vitest'
import { rowsOf } from './pictures-together.rules.ts'

const wide = { ratio: 2 / 3 }
const tall = { ratio: 3 / 2 }
const panorama = { ratio: 3 / 8 }
const countsOf = (...shapes: { ratio: number }[]) => rowsOf(shapes).map((row) => row.length)

test.each([
  ['two stand side by side', [wide, wide], [2]],
  ['three in a row', [tall, tall, tall], [3]],
  ['four in a grid', [wide, wide, wide, wide], [2, 2]],
  ['six in a grid', [wide, wide, wide, wide, wide, wide], [2, 2, 2]],
  ['a tall one beside a wide one', [tall, wide], [2]],
  ['a very wide one alone', [panorama, wide, wide], [1, 2]],
])('%s', (_what, shapes, counts) => {
  expect(countsOf(...shapes)).toEqual(counts)
})

test('all are there, in their order', () => {
  const shapes = Array.from({ length: 15 }, (_, number) => ({
    number,
    ratio: [2 / 3, 3 / 2, 1, 3 / 8][number % 4] ?? 1,
  }))
  const rows = rowsOf(shapes)
  expect(rows.flat()).toEqual(shapes)
  expect(rows.every((row) => row.length >= 1 && row.length <= 3)).toBe(true)
})

test('nothing makes no row', () => {
  expect(rowsOf([])).toEqual([])
})
