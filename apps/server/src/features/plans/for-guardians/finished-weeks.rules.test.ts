import { expect, test } from 'vitest'
import { weeksFinishedSince } from './finished-weeks.rules.ts'

const since = new Date('2026-11-22T10:00:00Z')
const week = (...ids: string[]) => ({ id: ids.join(), items: ids.map((id) => ({ id, text: '', lessons: 1 })) })
const progress = { stages: [], weeks: [week('a', 'b'), week('c'), week('d', 'e'), week(), week('f')] }
const done = (itemId: string, at: string) => ({ itemId, at })

test('a week is finished when the last that it asks for is done, and told once', () => {
  const before = '2026-11-22T09:59:59.999Z'
  const after = '2026-11-22T10:00:00.000Z'
  const items = [done('a', before), done('b', after), done('c', before), done('d', after), done('gone', after)]
  expect(weeksFinishedSince(progress, items, since)).toEqual([1])
  expect(weeksFinishedSince(progress, [...items, done('e', after), done('f', after)], since)).toEqual([1, 3, 5])
  expect(weeksFinishedSince(progress, [], since)).toEqual([])
})
