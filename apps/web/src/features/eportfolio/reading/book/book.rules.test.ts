import { describe, expect, it } from 'vitest'
import { isDoubleIn, pageByKey, pageWidthIn, spreadOf, turned, zoomed } from './book.rules.ts'

describe('a spread', () => {
  it.each([
    [1, 5, true, [1]],
    [2, 5, true, [2, 3]],
    [3, 5, true, [2, 3]],
    [5, 5, true, [4, 5]],
    [4, 4, true, [4]],
    [9, 4, true, [4]],
    [3, 5, false, [3]],
    [1, 0, true, []],
  ])('of page %i of %i, double: %s, is %j', (page, count, isDouble, pages) => {
    expect(spreadOf(page, count, isDouble)).toEqual(pages)
  })

  it('is turned forth and back over all pages', () => {
    const walk = (from: number, step: 1 | -1): number[] => {
      const next = turned(from, 6, true, step)
      return next === from ? [from] : [from, ...walk(next, step)]
    }
    expect(walk(1, 1)).toEqual([1, 2, 4, 6])
    expect(walk(6, -1)).toEqual([6, 4, 2, 1])
    expect(turned(2, 6, false, 1)).toBe(3)
  })
})

it('pages lie in pairs where they stand upright and there is room', () => {
  expect(isDoubleIn({ width: 1000, height: 700 }, 1.41)).toBe(true)
  expect(isDoubleIn({ width: 1000, height: 700 }, 0.7)).toBe(false)
  expect(isDoubleIn({ width: 390, height: 700 }, 1.41)).toBe(false)
})

it('a spread fits into its room', () => {
  expect(pageWidthIn({ width: 1000, height: 700 }, 1.4, true)).toBe(500)
  expect(pageWidthIn({ width: 1000, height: 500 }, 1.25, true)).toBe(400)
  expect(pageWidthIn({ width: 360, height: 900 }, 1.4, false)).toBe(360)
})

it('keys turn pages, others do not', () => {
  expect(pageByKey('ArrowRight', 1, 6, true)).toBe(2)
  expect(pageByKey('PageUp', 4, 6, true)).toBe(2)
  expect(pageByKey('End', 1, 6, true)).toBe(6)
  expect(pageByKey('a', 1, 6, true)).toBeUndefined()
})

it('zoom stays between whole and three times', () => {
  expect(zoomed(1, -1)).toBe(1)
  expect(zoomed(1, 1)).toBe(1.5)
  expect(zoomed(3, 1)).toBe(3)
})
