import { expect, test } from 'vitest'
import { moved, placeByKey } from './order.rules.ts'

test('one goes to another place, and the rest keeps its order', () => {
  const items = ['a', 'b', 'c', 'd']
  expect(moved(items, 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(items, 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(items, 'b', 1)).toEqual(items)
  expect(items).toEqual(['a', 'b', 'c', 'd'])
})

test('arrows go one further and no further than the ends, and other keys nowhere', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => placeByKey(key, 1, 3))).toEqual([0, 2, 0, 3])
  expect(placeByKey('ArrowUp', 0, 3)).toBe(0)
  expect(placeByKey('ArrowDown', 3, 3)).toBe(3)
  expect(placeByKey('Enter', 1, 3)).toBeUndefined()
})
