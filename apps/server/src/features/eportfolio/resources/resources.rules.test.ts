import { expect, test } from 'vitest'
import { daysOf, tagsOf } from './resources.rules.ts'

test('tags of families, SDGs and own tags are told apart', () => {
  expect(tagsOf({ tags: 'creativity, 專題,creativity,', sdgs: 'sdg_6,sdg_14' })).toEqual({
    tags: ['creativity', 'sdg_6', 'sdg_14'],
    customTags: ['專題'],
  })
  expect(tagsOf({})).toEqual({ tags: undefined, customTags: undefined })
  expect(tagsOf({ tags: ' , ' })).toEqual({ tags: undefined, customTags: undefined })
  expect(() => tagsOf({ sdgs: 'sdg_18' })).toThrow('VALIDATION_FAILED')
})
test('a range is two days that exist, the first one first', () => {
  expect(daysOf('2026-05-21,2026-11-30')).toEqual({ from: '2026-05-21', to: '2026-11-30' })
  expect(daysOf('2026-11-30,2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  for (const range of ['2026-11-30,2026-05-21', '2026-02-30,2026-03-01', '2026-13-01,2026-13-02']) {
    expect(() => daysOf(range)).toThrow('VALIDATION_FAILED')
  }
})
