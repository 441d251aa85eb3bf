import { expect, test } from 'vitest'
import { placeAt } from './place-at.rules.ts'

const tile = (column: number, line: number) => ({
  top: line * 100,
  right: column * 100 + 90,
  bottom: line * 100 + 90,
})
// Three pictures in two rows, and a document below them.
const boxes = [tile(0, 0), tile(1, 0), tile(0, 1), { top: 200, right: 190, bottom: 250 }]

test('what is dragged comes where the pointer is, also between the lines and beyond their ends', () => {
  expect(placeAt({ x: 10, y: 10 }, boxes)).toBe(0)
  expect(placeAt({ x: 120, y: 10 }, boxes)).toBe(1)
  expect(placeAt({ x: 900, y: 50 }, boxes)).toBe(1)
  expect(placeAt({ x: 10, y: 95 }, boxes)).toBe(2)
  expect(placeAt({ x: 900, y: 150 }, boxes)).toBe(2)
  expect(placeAt({ x: 10, y: 210 }, boxes)).toBe(3)
  expect(placeAt({ x: 10, y: 900 }, boxes)).toBe(3)
  expect(placeAt({ x: 10, y: -50 }, boxes)).toBe(0)
})
