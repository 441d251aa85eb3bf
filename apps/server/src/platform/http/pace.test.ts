import { expect, test } from 'vitest'
import { Pace, pace } from './pace.ts'

const { burst, perSecond, mostWaiting } = pace
const intervalMs = 1_000 / perSecond

function ask(paced: Pace, times: number, now = 0, key = 'ann'): (number | undefined)[] {
  return Array.from({ length: times }, () => paced.waitMs(key, now))
}

test('what is asked in one go waits for nothing, and what comes after it goes one by one', () => {
  const waits = ask(new Pace(), burst + 3)
  expect(waits.slice(0, burst)).toEqual(Array(burst).fill(0))
  waits.slice(burst).forEach((wait, place) => {
    expect(wait).toBeCloseTo((place + 1) * intervalMs)
  })
})

test('so many wait, and the next is refused without a place; nobody else is', () => {
  const paced = new Pace()
  const waits = ask(paced, burst + mostWaiting + 1)
  expect(waits.at(-2)).toBeCloseTo(mostWaiting * intervalMs)
  expect(waits.at(-1)).toBeUndefined()
  expect(ask(paced, 1, intervalMs)[0]).toBeCloseTo(mostWaiting * intervalMs)
  expect(ask(paced, 1, intervalMs, 'ben')).toEqual([0])
})

test('who asks at an even pace never waits, and who has rested may ask much again', () => {
  const paced = new Pace()
  for (let call = 0; call < 1_000; call += 1) expect(paced.waitMs('ann', call * intervalMs)).toBe(0)
  ask(paced, burst, 20_000)
  expect(ask(paced, burst, 20_000 + burst * intervalMs)).toEqual(Array(burst).fill(0))
})
