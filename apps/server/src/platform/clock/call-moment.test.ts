import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TestClock } from '../../testing/test-clock.ts'
import { atArrival, clockOfCalls } from './call-moment.ts'

test('within a call it is the moment of its arrival, however long it waits and however often it tries', async () => {
  const clock = new TestClock()
  const ofCalls = clockOfCalls(clock)
  const arrivedAt = ofCalls.now()
  const seen = await atArrival(arrivedAt, async () => {
    const moments = [ofCalls.now()]
    for (let attempt = 0; attempt < 2; attempt += 1) {
      clock.advance(5_000)
      await turn()
      moments.push(ofCalls.now())
    }
    return moments
  })
  expect(seen).toEqual([arrivedAt, arrivedAt, arrivedAt])
  expect(ofCalls.now().getTime()).toBe(arrivedAt.getTime() + 10_000)
})

test('two calls at a time have a moment each, and nobody changes it by writing into what was answered', async () => {
  const clock = new TestClock()
  const ofCalls = clockOfCalls(clock)
  const call = () =>
    atArrival(ofCalls.now(), async () => {
      await turn()
      ofCalls.now().setFullYear(1999)
      return ofCalls.now().getTime()
    })
  const [first, start] = [call(), clock.now().getTime()]
  clock.advance(1_000)
  expect(await Promise.all([first, call()])).toEqual([start, start + 1_000])
})

test.each(['well', 'badly'])('what a call that ended %s has left behind goes by the true time', async (how) => {
  const clock = new TestClock()
  const ofCalls = clockOfCalls(clock)
  let later: () => Date = () => new Date(0)
  let go: () => void = () => undefined
  const left = new Promise<Date>((resolve) => {
    later = () => ofCalls.now()
    go = () => resolve(later())
  })
  let behind: Promise<Date> | undefined
  await atArrival(ofCalls.now(), async () => {
    behind = turn().then(() => left.then(() => ofCalls.now()))
    if (how === 'badly') throw new Error('badly')
  }).catch(() => undefined)
  clock.advance(60_000)
  go()
  expect(await behind).toEqual(clock.now())
})
