import { customTag } from '@learntrail/contract/posts/record-parts'
import { locales } from '@learntrail/contract/profiles/preferences'
import { describe, expect, test } from 'vitest'
import { dayIn } from '../../platform/clock/taipei.ts'
import { distinctTags } from '../tags/index.ts'
import { tagKey } from '../tags/own-tags.rules.ts'
import { tagSuggestions } from '../tags/tag-suggestions.texts.ts'
import { checkDate, recentTags } from './posts.rules.ts'

describe('the day of learning', () => {
  // 08:00 on 21 November in Taiwan.
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

test('every suggested tag is one that a person could write, and stands there once in each language', () => {
  expect(tagSuggestions.length).toBeGreaterThanOrEqual(90)
  for (const locale of locales) {
    const names = tagSuggestions.map((tag) => tag[locale])
    expect(new Set(names.map(tagKey)).size).toBe(names.length)
    for (const name of names) expect(customTag.safeParse(name).success).toBe(true)
  }
})
