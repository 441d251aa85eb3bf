import { expect, test } from 'vitest'
import { moveBy } from './moves.rules.ts'

const press = (key: string, held: object = {}) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held })
const at = { row: 5, column: 2 }
const ctrl = { ctrlKey: true }
const shift = { shiftKey: true }

test.each([
  ['ArrowUp', {}, { row: 4, column: 2 }],
  ['ArrowDown', ctrl, { row: 39, column: 2 }],
  ['ArrowLeft', {}, { row: 5, column: 1 }],
  ['ArrowRight', ctrl, { row: 5, column: 3 }],
  ['Home', {}, { row: 5, column: 0 }],
  ['End', {}, { row: 5, column: 3 }],
  ['Home', ctrl, { row: 0, column: 0 }],
  ['End', ctrl, { row: 39, column: 3 }],
  ['PageUp', {}, { row: 0, column: 2 }],
  ['PageDown', {}, { row: 15, column: 2 }],
  ['Enter', {}, { row: 6, column: 2 }],
  ['Enter', shift, { row: 4, column: 2 }],
  ['Tab', {}, { row: 5, column: 3 }],
  ['Tab', shift, { row: 5, column: 1 }],
])('%s with %o', (key, held, to) => {
  expect(moveBy(press(key, held), at, 40, 4)).toEqual(to)
})

test('nothing leads beyond the edge, and Tab leaves there', () => {
  expect(moveBy(press('ArrowDown'), { row: 39, column: 3 }, 40, 4)).toEqual({ row: 39, column: 3 })
  expect(moveBy(press('Enter'), { row: 39, column: 3 }, 40, 4)).toEqual({ row: 39, column: 3 })
  expect(moveBy(press('Tab'), { row: 0, column: 3 }, 40, 4)).toBeNull()
  expect(moveBy(press('Tab', shift), { row: 0, column: 0 }, 40, 4)).toBeNull()
  expect(moveBy(press('a'), at, 40, 4)).toBeNull()
})
