import { expect, it } from 'vitest'
import { lengthOf, placeOf } from './summary-length.ts'

it.each([
  ['', 0, 'empty'],
  ['，。', 0, 'empty'],
  ['字'.repeat(69), 69, 'short'],
  ['字'.repeat(70), 70, 'good'],
  ['word '.repeat(250), 250, 'good'],
  ['字'.repeat(251), 251, 'long'],
])('%# has its words and its length', (text, words, length) => {
  expect(lengthOf(text)).toEqual({ words, length })
})

it('the bar ends where nobody reads on', () => {
  expect(placeOf(0)).toBe(0)
  expect(placeOf(250)).toBe(80)
  expect(placeOf(9_999)).toBe(100)
})
