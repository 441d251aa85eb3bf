import { expect, test } from 'vitest'
import { capped } from './count.tsx'
import { initialOf } from './face.tsx'

test.each([
  ['林小雨', '雨'],
  ['陳老師', '師'],
  ['Rain Lin', 'RL'],
  ['rain', 'R'],
  ['小雨 2', '雨'],
  ['𠮷', '𠮷'],
  ['', '？'],
])('the face of %s shows %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('numbers above 999 are 999+', () => {
  expect(capped(999)).toBe('999')
  expect(capped(1_000)).toBe('999+')
})
