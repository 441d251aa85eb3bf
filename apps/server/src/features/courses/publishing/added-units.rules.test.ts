import { expect, test } from 'vitest'
import { addedUnits } from './added-units.rules.ts'

const of = (...ids: string[]) => ({
  chapters: [{ id: 'c', name: '', units: ids.map((id) => ({ id, name: '', resources: [] })) }],
})
const [monday, tuesday, friday] = ['2026-11-02', '2026-11-03', '2026-11-06'].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
]

test('in the first edition nothing is new', () => {
  expect(addedUnits(undefined, of('a', 'b'), monday)).toEqual({ all: {}, count: 0 })
})

test('what comes later keeps when it came, until it is gone', () => {
  const second = addedUnits({ outline: of('a'), addedUnits: {} }, of('b', 'a', 'c'), tuesday)
  expect(second).toEqual({ all: { b: tuesday.toISOString(), c: tuesday.toISOString() }, count: 2 })
  const third = addedUnits({ outline: of('b', 'a', 'c'), addedUnits: second.all }, of('a', 'c', 'd'), friday)
  expect(third).toEqual({ all: { c: tuesday.toISOString(), d: friday.toISOString() }, count: 1 })
  const fourth = addedUnits({ outline: of('a', 'c', 'd'), addedUnits: third.all }, of('a', 'b', 'c', 'd'), friday)
  expect(fourth).toMatchObject({ all: { b: friday.toISOString() }, count: 1 })
})
