import { joined, type Span } from '@learntrail/contract/courses/seen'
import { expect, test } from 'vitest'
import { type FilmStretch, goOn, startOf } from './film-stretch.rules.ts'

function ran(places: readonly number[], rate = 1): Span[] {
  let stretch: FilmStretch | null = null
  const all: Span[] = []
  for (const at of places) {
    const next = goOn(stretch, at, rate)
    stretch = next.stretch
    all.push(...next.ran)
  }
  return joined(all)
}
const every = (from: number, to: number, step = 0.25) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

test('what runs is told in whole seconds, each once', () => {
  expect(ran(every(0, 10))).toEqual([[0, 10]])
  expect(ran(every(0, 30.4))).toEqual([[0, 30]])
})

test('what somebody jumps over is not, in either direction', () => {
  expect(ran([...every(0, 4), ...every(60, 64)])).toEqual([
    [0, 4],
    [60, 64],
  ])
  expect(ran([...every(60, 64), ...every(10, 12)])).toEqual([
    [10, 12],
    [60, 64],
  ])
  expect(ran([0, 99])).toEqual([])
})

test('at twice the speed its steps are longer, and still no jump', () => {
  expect(ran(every(0, 20, 2), 2)).toEqual([[0, 20]])
  expect(ran(every(0, 20, 2), 1)).toEqual([])
})

test('a film goes on where it was, and anew after its end', () => {
  expect([startOf(2, 100), startOf(40, 100), startOf(96, 100)]).toEqual([0, 40, 0])
})
