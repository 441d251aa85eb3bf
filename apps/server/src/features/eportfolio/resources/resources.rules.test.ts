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

test('a range is two days', () => {
  expect(daysOf('2026-05-21,2026-11-30')).toEqual({ from: '2026-05-21', to: '2026-11-30' })
})
