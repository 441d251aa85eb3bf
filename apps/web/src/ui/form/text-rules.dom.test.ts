import { textLength } from '@learntrail/contract/characters'
import { expect, test } from 'vitest'
import { checkText } from './text-rules.ts'

test('names refuse the characters that the contract refuses', () => {
  expect(checkText('林小雨', { safe: true })).toBeNull()
  expect(checkText('林<小雨', { safe: true })).toContain('符號')
})

test('length is what people count, of the trimmed text', () => {
  expect(textLength('  學跡👍 ')).toBe(3)
  expect(checkText('a'.repeat(45), { max: 45 })).toBeNull()
  expect(checkText('a'.repeat(46), { max: 45 })).toBe('最多 45 個字')
  expect(checkText('a', { min: 2 })).toBe('至少要 2 個字')
})

test('an empty text breaks only the rule that there must be one', () => {
  expect(checkText('  ', { min: 2, pattern: /x/ })).toBeNull()
  expect(checkText('  ', { required: true, min: 2 })).toBe('請填寫這個欄位')
})
