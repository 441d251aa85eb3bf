import { expect, test } from 'vitest'
import { orderAt, ordersOf } from './order.ts'

const placed = (...orders: string[]) => orders.map((order, index) => ({ id: String(index), order }))

test('between any two things lies another place', () => {
  const [a = '', b = ''] = ordersOf(2)
  const between = orderAt(placed(a, b), 1)
  expect(a < between && between < b).toBe(true)
  expect(orderAt(placed(a, b), 0) < a).toBe(true)
  expect(orderAt(placed(a, b), 2) > b).toBe(true)
  expect(orderAt([], 0)).not.toBe('')
})

test('behind things that two put at one place comes what is put behind them', () => {
  const [a = '', b = ''] = ordersOf(2)
  const key = orderAt(placed(a, a, b), 1)
  expect(key > a && key < b).toBe(true)
})

test('what is no key stands in nobody’s way', () => {
  expect(orderAt(placed('???'), 1) > '???').toBe(true)
  expect(orderAt([{ id: 'x', order: 7 }], 1)).not.toBe('')
})
