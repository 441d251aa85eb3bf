import { expect, test } from 'vitest'
import { beginningOf, onlyPlaceOf } from './quote.rules.ts'

test('words are found where they stand once', () => {
  expect(onlyPlaceOf('站在橋上看水', '橋上')).toBe(2)
  expect(onlyPlaceOf('站在橋上看水', '河邊')).toBeNull()
  expect(onlyPlaceOf('看水，再看水', '看水')).toBeNull()
  expect(onlyPlaceOf('哈哈哈', '哈哈')).toBeNull()
  expect(onlyPlaceOf('看水', '')).toBeNull()
})

test('a quote is the beginning of what was marked, without half a character', () => {
  expect(beginningOf('溶氧是水裡的氧氣', 3)).toBe('溶氧是')
  expect(beginningOf('🙂🙂🙂', 2)).toBe('🙂🙂')
  expect(beginningOf('水 裡', 2)).toBe('水')
})
