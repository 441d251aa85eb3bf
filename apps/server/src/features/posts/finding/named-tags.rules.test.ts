import { expect, test } from 'vitest'
import { tagsNamed } from './named-tags.rules.ts'

const named = (typed: string) => tagsNamed(typed).map(({ name }) => name)

test.each([
  ['SDG 6', ['SDG 6 淨水與衛生']],
  ['sdg6', ['SDG 6 淨水與衛生']],
  ['淨水', ['SDG 6 淨水與衛生']],
  ['净水', ['SDG 6 淨水與衛生']],
  ['水與', ['SDG 6 淨水與衛生']],
  ['人際', ['人際']],
  ['SDG 1', ['SDG 1 終結貧窮']],
  ['team', ['Teamwork']],
  ['clean water', ['SDG 6 Clean water and sanitation']],
])('%s names %j', (typed, names) => expect(named(typed)).toEqual(names))

test('the goals are named all together, but for those that are not wanted', () => {
  expect(named('永續目標')).toHaveLength(17)
  expect(named('永續目標 -淨水')).toHaveLength(16)
})

test.each(['amwork', '11111', '水質', '-淨水', '', '，'])(
  '%j names none in the middle of a word or not at all',
  (typed) => {
    expect(named(typed)).toEqual([])
  },
)
