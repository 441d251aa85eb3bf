import { expect, test } from 'vitest'
import { ConnectionShares, type Share } from './connection-shares.ts'

/** Shares of twelve connections, with a clock that only `pass` moves. */
function opened() {
  let now = 0
  const shares = new ConnectionShares(12, () => now)
  const takeAll = (work: string | undefined) => {
    const taken: Share[] = []
    for (let share = shares.tryTake(work); share !== undefined; share = shares.tryTake(work)) taken.push(share)
    return taken
  }
  return { shares, takeAll, pass: (ms: number) => (now += ms) }
}

test('one kind of work has most of the connections when nobody else wants any, and never all', () => {
  const { shares, takeAll } = opened()
  expect(takeAll('feed')).toHaveLength(8)
  expect(shares.tryTake('post')).toBeDefined()
})

test('kinds that hold few find what many-handed ones have left, and work of no kind all of it', () => {
  const { takeAll } = opened()
  takeAll('feed')
  expect(takeAll('post')).toHaveLength(2)
  expect(takeAll('like')).toHaveLength(2)
  expect(takeAll(undefined)).toHaveLength(0)
})

test('what holds connections long gets a third of them, together with all that is as slow', () => {
  const { shares, takeAll, pass } = opened()
  const stuck = [...takeAll('post'), ...[0, 1].map(() => shares.tryTake('like'))]
  pass(300)
  for (const share of stuck) share?.giveBack()
  expect([...takeAll('post'), ...takeAll('like')]).toHaveLength(4)
  expect(takeAll('feed')).toHaveLength(4)
})

test('a kind that was quick again is as free as before', () => {
  const { shares, takeAll, pass } = opened()
  const slow = shares.tryTake('post')
  pass(300)
  slow?.giveBack()
  shares.tryTake('post')?.giveBack()
  expect(takeAll('post')).toHaveLength(8)
})

test('who waits gets what is given back, in the order of asking', async () => {
  const { shares, takeAll } = opened()
  const taken = takeAll(undefined)
  const order: string[] = []
  const waiting = ['first', 'second'].map(async (name) => {
    const share = await shares.take('feed', 60_000)
    order.push(name)
    share?.giveBack()
  })
  taken[0]?.giveBack()
  await Promise.all(waiting)
  expect(order).toEqual(['first', 'second'])
  expect(shares.waiting).toBe(0)
})

test('who waits too long gets none, and takes none afterwards', async () => {
  const { shares, takeAll } = opened()
  const taken = takeAll(undefined)
  expect(await shares.take('feed', 5)).toBeUndefined()
  for (const share of taken) share.giveBack()
  expect(takeAll(undefined)).toHaveLength(12)
})

test('a share is given back once, however often that is said', () => {
  const { shares, takeAll } = opened()
  const [share] = takeAll(undefined)
  share?.giveBack()
  share?.giveBack()
  expect(shares.tryTake('feed')).toBeDefined()
  expect(shares.tryTake('feed')).toBeUndefined()
})
