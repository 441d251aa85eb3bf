import { unsafeCharacters } from '@learntrail/contract/text'
import { expect, test } from 'vitest'
import { checkText, lengthOf } from './text-rules.ts'

test('names refuse exactly the characters that the contract refuses', () => {
  const characters = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
  for (const character of `${characters}。，！`) {
    const isRefused = checkText(`a${character}b`, { safe: true }) !== null
    expect(isRefused, character).toBe(unsafeCharacters.test(character))
  }
})

test('length is what people count, of the trimmed text', () => {
  expect(lengthOf('  學跡👍 ')).toBe(3)
  expect(checkText('a'.repeat(45), { max: 45 })).toBeNull()
  expect(checkText('a'.repeat(46), { max: 45 })).toBe('最多 45 個字')
  expect(checkText('a', { min: 2 })).toBe('至少要 2 個字')
})

test('an empty text breaks only the rule that there must be one', () => {
  expect(checkText('  ', { min: 2, pattern: /x/ })).toBeNull()
  expect(checkText('  ', { required: true, min: 2 })).toBe('請填寫這個欄位')
})
