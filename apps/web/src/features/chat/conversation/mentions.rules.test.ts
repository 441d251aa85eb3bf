import { expect, test } from 'vitest'
import { fitting, mentioningAt, stillNamed, withName } from './mentions.rules.ts'

const people = [
  { id: '1', displayName: '林小雨' },
  { id: '2', displayName: '小雨' },
  { id: '3', displayName: '陳老師' },
]

test('a name begins with @ at the beginning, after a blank or after Han, and not within an address of mail', () => {
  expect(mentioningAt('@小', 2)).toEqual({ from: 0, typed: '小' })
  expect(mentioningAt('好，@', 3)).toEqual({ from: 2, typed: '' })
  expect(mentioningAt('老師@小雨 早', 5)).toEqual({ from: 2, typed: '小雨' })
  expect(mentioningAt('a@b', 3)).toBeUndefined()
  expect(mentioningAt('a＠b', 3)).toBeUndefined()
  expect(mentioningAt('@小 雨', 4)).toBeUndefined()
})

test('a full-width ＠ calls as @ does, and gives way to one', () => {
  expect(mentioningAt('老師＠小雨 早', 5)).toEqual({ from: 2, typed: '小雨' })
  const chosen = withName('嗨 ＠小 早', { from: 2, typed: '小' }, '小雨')
  expect(chosen).toEqual({ text: '嗨 @小雨 早', at: 6 })
  expect(stillNamed(chosen.text, people)).toEqual(['2'])
})

test('whose name begins so comes first, and so many come', () => {
  expect(fitting(people, '小雨', 5).map(({ id }) => id)).toEqual(['2', '1'])
  expect(fitting(people, '', 2)).toHaveLength(2)
})

test('the name takes the place of what was typed of it, with one blank, and whoever is deleted again is not named', () => {
  const chosen = withName('嗨 @小 早', { from: 2, typed: '小' }, '小雨')
  expect(chosen).toEqual({ text: '嗨 @小雨 早', at: 6 })
  expect(stillNamed(chosen.text, people)).toEqual(['2'])
  expect(stillNamed('嗨', people)).toEqual([])
})
