import { describe, expect, test } from 'vitest'
import { ticksOf, weekOfItem } from './weeks.rules.ts'

const item = (id: string) => ({ id, text: id, lessons: 1 })
const progress = {
  stages: [],
  weeks: [
    { id: 'first', items: [item('a'), item('b')] },
    { id: 'second', items: [item('c')] },
  ],
}
const done = [
  { itemId: 'a', weekId: 'first' },
  { itemId: 'c', weekId: 'first' },
  { itemId: 'gone', weekId: 'first' },
]

test('an item is of the week that the plan has it in now', () => {
  expect([weekOfItem(progress, 'c'), weekOfItem(progress, 'gone')]).toEqual(['second', undefined])
})

describe('ticks of a week', () => {
  const ticks = (weekId: string, ...wanted: string[]) => ticksOf({ progress, weekId, done, wanted })

  test('are added and taken out by what is wanted', () => {
    expect(ticks('first', 'b', 'gone')).toEqual({ added: [item('b')], removed: ['a'] })
    expect(ticks('first', 'a', 'gone')).toEqual({ added: [], removed: [] })
  })

  test('of an item that moved along with the plan are those of its new week', () => {
    expect(ticks('first')).toEqual({ added: [], removed: ['a', 'gone'] })
    expect(ticks('second')).toEqual({ added: [], removed: ['c'] })
  })

  test('pass over what is of another week, or of none', () => {
    expect(ticks('second', 'a', 'c', 'nothing')).toEqual({ added: [], removed: [] })
  })
})
