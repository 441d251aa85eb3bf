import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { Rates, type SharedBudgets } from '../http/rates.ts'
import { newId } from '../ids/ids.ts'
import { Heartbeat } from './heartbeat.ts'
import { postgresBudgets } from './postgres-budgets.ts'
import { redisBudgets } from './redis-budgets.ts'
import { sharedBudgets } from './shared-budgets.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const minute = 60_000
const likes = { most: 480, windowMs: minute }

async function passed(rates: readonly Rates[], tries: number): Promise<number> {
  const key = newId()
  const all = await Promise.all(
    Array.from({ length: tries }, (_, number) => (rates[number % rates.length] as Rates).spend(key, 1, likes)),
  )
  return all.filter(({ isRefused }) => !isRefused).length
}

interface Store {
  lease: SharedBudgets['lease']
  /** Ends all open windows. */
  endWindows(): Promise<unknown>
}

function testStore(store: () => Store): void {
  const nodes = (count: number) =>
    Array.from({ length: count }, () => new Rates(sharedBudgets({ lease: store().lease }, () => true)))

  test('together no more is allowed than there is, and all of it where each is asked enough', async () => {
    expect(await passed(nodes(2), 2_000)).toBe(likes.most)
    expect(await passed(nodes(3), 3_000)).toBe(likes.most)
  })

  test('one that is asked alone allows all', async () => {
    expect(await passed(nodes(2).slice(0, 1), 600)).toBe(likes.most)
  })

  test('one that has leased and is asked no more keeps at most a sixteenth from the others', async () => {
    const [one, other] = nodes(2) as [Rates, Rates]
    const key = newId()
    await one.spend(key, 1, likes)
    let allowed = 1
    while (!(await other.spend(key, 1, likes)).isRefused) allowed += 1
    expect(allowed).toBe(likes.most - likes.most / 16 + 1)
  })

  test('what costs more than is left is refused, and what costs less still goes', async () => {
    const [one, other] = nodes(2) as [Rates, Rates]
    const key = newId()
    const budget = { most: 10, windowMs: minute }
    expect((await one.spend(key, 7, budget)).isRefused).toBe(false)
    expect(await other.spend(key, 7, budget)).toMatchObject({ isRefused: true })
    expect((await other.spend(key, 3, budget)).isRefused).toBe(false)
    expect((await other.spend(key, 1, budget)).isRefused).toBe(true)
  })

  test('a budget is there again after its window, and who was refused does not ask for it before', async () => {
    const [one, other] = nodes(2) as [Rates, Rates]
    const key = newId()
    const budget = { most: 1, windowMs: minute }
    await one.spend(key, 1, budget)
    expect((await one.spend(key, 1, budget)).isRefused).toBe(true)
    await store().endWindows()
    expect(await one.spend(key, 1, budget)).toMatchObject({ isRefused: true })
    const { isRefused, leftMs } = await other.spend(key, 1, budget)
    expect(isRefused).toBe(false)
    expect(leftMs).toBeGreaterThan(minute - 5_000)
  })
}

describe('of several nodes on one database', () => {
  testStore(() => {
    const { pool } = product.platform
    const endWindows = () => pool.query("update rate_budgets set ends_at = now() - interval '1 second'")
    return { ...postgresBudgets(pool), endWindows }
  })
})

describeWithRedis('of several nodes on one Redis', () => {
  let redis: RedisServer
  let store: ReturnType<typeof redisBudgets>
  let client: ReturnType<typeof createClient>
  beforeAll(async () => {
    redis = await startRedis(await freePort())
    store = redisBudgets(redis.url)
    client = createClient({ url: redis.url })
    await client.connect()
    await vi.waitFor(() => store.lease('is it there', 1, likes))
  })
  afterAll(async () => {
    store.close()
    client.destroy()
    await redis.close()
  })
  testStore(() => ({ lease: store.lease, endWindows: () => client.flushAll() }))
})

test('nodes that cannot share count by themselves, and ask again only after a while', async () => {
  let asked = 0
  const away = {
    lease: () => {
      asked += 1
      return Promise.reject(new Error('away'))
    },
  }
  const told: unknown[] = []
  const rates = new Rates(
    sharedBudgets(away, () => true),
    (error) => told.push(error),
  )
  expect(await passed([rates], 600)).toBe(likes.most)
  expect(asked).toBe(1)
  expect(told).toHaveLength(1)
})

test('a node that knows of no other asks nobody', async () => {
  const { pool } = product.platform
  const [here, there] = [new Heartbeat(pool, 'here'), new Heartbeat(pool, 'there')]
  await here.beat()
  expect(here.others).toBe(0)
  await there.beat()
  await here.beat()
  expect([here.others, there.others]).toEqual([1, 1])
  await there.stop()
  await here.beat()
  expect(here.others).toBe(0)
  await here.stop()
})
