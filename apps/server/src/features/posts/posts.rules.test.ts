import { customTag } from '@learntrail/contract/posts/record-parts'
import { describe, expect, test } from 'vitest'
import { checkDate, dayIn, distinctTags, recentTags } from './posts.rules.ts'
import { tagSuggestions } from './tag-suggestions.ts'

describe('the day of learning', () => {
  // Eight in the morning of 21 November in Taiwan.
  const now = new Date('2026-11-21T00:00:00Z')
  test.each(['1940-01-01', '2026-11-21', '2026-11-22'])('%s is accepted', (date) => {
    expect(() => checkDate(date, now)).not.toThrow()
  })
  test.each(['1939-12-31', '2026-11-23', '2027-01-01'])('%s is refused', (date) => {
    expect(() => checkDate(date, now)).toThrow('VALIDATION_FAILED')
  })
  test('turns at midnight in Taiwan', () => {
    expect(dayIn(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
    expect(dayIn(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  })
})

test('own tags are each there once, whatever their case and width', () => {
  expect(distinctTags(['Python', 'python', 'ＰＹＴＨＯＮ', '攝影', '攝影'])).toEqual(['Python', '攝影'])
})

test('tags used last come first and no more than so many are kept', () => {
  expect(recentTags(['c', 'a'], ['a', 'b', 'd'], 3)).toEqual(['c', 'a', 'b'])
})

test('every suggested tag is one that a person could write, and stands there once', () => {
  expect(tagSuggestions.length).toBeGreaterThanOrEqual(90)
  expect(new Set(tagSuggestions).size).toBe(tagSuggestions.length)
  for (const tag of tagSuggestions) expect(customTag.safeParse(tag).success).toBe(true)
})
