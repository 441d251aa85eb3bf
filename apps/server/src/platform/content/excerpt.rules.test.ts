import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.rules.ts'

test('an excerpt is one line of at most 120 characters', () => {
  expect(excerptOf(' 一\n二  三 ')).toBe('一 二 三')
  expect([...excerptOf('字'.repeat(120))]).toHaveLength(120)
  expect([...excerptOf('字'.repeat(121))]).toHaveLength(120)
  expect(excerptOf('字'.repeat(121)).endsWith('…')).toBe(true)
})
