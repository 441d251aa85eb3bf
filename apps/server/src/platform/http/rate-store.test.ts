import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RateStore } from './rate-store.ts'

const budget = 10
const minute = 60_000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Calls once; answers what has been spent by then, and how long the window still is. */
function call(store: RateStore, key = 'ann') {
  let answer: { current: number; ttl: number } | undefined
  store.incr(
    key,
    (_error, result) => {
      answer = result
    },
    minute,
    budget,
  )
  return answer
}

describe('what a caller has spent', () => {
  test('is the cost of all calls, on whichever routes, in the minute that began with the first', () => {
    const store = new RateStore({})
    const [dear, cheap] = [store.child({ cost: 4 }), store.child({ cost: 1 })]
    expect(call(dear)).toEqual({ current: 4, ttl: minute })
    vi.advanceTimersByTime(59_000)
    expect(call(cheap)).toEqual({ current: 5, ttl: 1_000 })
    vi.advanceTimersByTime(1_000)
    expect(call(dear)).toEqual({ current: 4, ttl: minute })
  })

  test('is one a call where no cost is named', () => {
    const store = new RateStore({}).child({ max: 3 })
    expect([call(store)?.current, call(store)?.current]).toEqual([1, 2])
  })

  test('does not grow by what is refused: who cannot afford much may still do little', () => {
    const store = new RateStore({})
    const [dear, cheap] = [store.child({ cost: 8 }), store.child({ cost: 2 })]
    call(dear)
    expect([call(dear)?.current, call(dear)?.current]).toEqual([16, 16])
    expect([call(cheap)?.current, call(cheap)?.current]).toEqual([10, 12])
  })

  test('is nobody else’s', () => {
    const store = new RateStore({}).child({ cost: 8 })
    call(store, 'ann')
    expect(call(store, 'ben')?.current).toBe(8)
  })
})

test('fifty thousand callers are remembered, and who called longest ago is forgotten', () => {
  const store = new RateStore({})
  call(store, 'first')
  for (let number = 0; number < 49_999; number += 1) call(store, `${number}`)
  expect(call(store, 'first')?.current).toBe(2)
  call(store, 'one more')
  expect(call(store, '0')?.current).toBe(1)
  expect(call(store, 'first')?.current).toBe(3)
})
