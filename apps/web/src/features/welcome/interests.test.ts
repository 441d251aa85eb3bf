import { preferences } from '@learntrail/contract/profiles/preferences'
import { expect, test } from 'vitest'
import { withInterests } from './interests.ts'

const suggestions = ['科展', '程式設計', '閱讀心得']

test('interests come first, what was used last stays behind them', () => {
  expect(withInterests(['河川', '科展'], suggestions, ['程式設計', '科展'])).toEqual(['程式設計', '科展', '河川'])
})

test('an interest that is taken back goes', () =>
  expect(withInterests(['科展', '河川'], suggestions, [])).toEqual(['河川']))

test('there are never more than preferences keep', () => {
  const many = Array.from({ length: 40 }, (_, index) => `標籤${index}`)
  const kept = withInterests([], many, many)
  expect(preferences.shape.portfolioRecentTags.safeParse(kept).success).toBe(true)
  expect(preferences.shape.portfolioRecentTags.safeParse([...kept, '再一個']).success).toBe(false)
})
