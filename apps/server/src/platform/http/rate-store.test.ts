import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rateStoreOf } from './rate-store.ts'
import { Rates } from './rates.ts'

const budget = 10
const minute = 60_000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const newStore = () => new (rateStoreOf(new Rates()))({})
type Store = ReturnType<typeof newStore>

/** Makes one call; resolves to what is spent and how long the window still lasts, in milliseconds. */
const call = (store: Store, key = 'ann') =>
  new Promise<{ current: number; ttl: number } | undefined>((resolve, reject) =>
    store.incr(key, (error, result) => (error ? reject(error) : resolve(result)), minute, budget),
  )
const spent = async (store: Store, key?: string) => (await call(store, key))?.current

describe('what a caller has spent', () => {
  test('is the cost of all calls, on whichever routes, in the minute that began with the first', async () => {
    const store = newStore()
    const [dear, cheap] = [store.child({ cost: 4 }), store.child({ cost: 1 })]
    expect(await call(dear)).toEqual({ current: 4, ttl: minute })
    vi.advanceTimersByTime(59_000)
    expect(await call(cheap)).toEqual({ current: 5, ttl: 1_000 })
    vi.advanceTimersByTime(1_000)
    expect(await call(dear)).toEqual({ current: 4, ttl: minute })
  })

  test('is one a call where no cost is named', async () => {
    const store = newStore().child({ max: 3 })
    expect([await spent(store), await spent(store)]).toEqual([1, 2])
  })

  test('does not grow by what is refused: who cannot afford much may still do little', async () => {
    const store = newStore()
    const [dear, cheap] = [store.child({ cost: 8 }), store.child({ cost: 2 })]
    await call(dear)
    expect([await spent(dear), await spent(dear)]).toEqual([16, 16])
    expect([await spent(cheap), await spent(cheap)]).toEqual([10, 12])
  })

  test('is nobody else’s', async () => {
    const store = newStore().child({ cost: 8 })
    await call(store, 'ann')
    expect(await spent(store, 'ben')).toBe(8)
  })
})

test('fifty thousand callers are remembered, and who called longest ago is forgotten', async () => {
  const store = newStore()
  await call(store, 'first')
  for (let number = 0; number < 49_999; number += 1) await call(store, `${number}`)
  expect(await spent(store, 'first')).toBe(2)
  await call(store, 'one more')
  expect(await spent(store, '0')).toBe(1)
  expect(await spent(store, 'first')).toBe(3)
})
