import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recount } from '../../../platform/counts/recount.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { befriend, block } from '../index.ts'
import { relationCounters } from '../people.jobs.ts'
import { relationErasure } from '../relation.erasure.ts'
import { follow, unfollow } from './follows.service.ts'
import { endFriendship, makeFriends } from './friends.service.ts'

let product: TestApp
let a: TestPerson
let b: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  a = await newPerson(product)
  b = await newPerson(product)
})

/** The stored counts of friends, fans and followed people. */
async function kept({ id }: TestPerson): Promise<number[]> {
  const { rows } = await product.platform.pool.query(
    'select array[friends, fans, following] as counts from relation_counts where account_id = $1',
    [id],
  )
  return rows[0]?.counts ?? [0, 0, 0]
}
const both = async () => [await kept(a), await kept(b)]
const drifts = () => recount(product.platform.db, relationCounters)

test('follow what begins and what ends, however often it is said', async () => {
  const { platform } = product
  for (const _ of [1, 2]) await follow(platform, a.id, b.id)
  expect(await both()).toEqual([
    [0, 0, 1],
    [0, 1, 0],
  ])
  for (const _ of [1, 2]) await befriend(platform, a.id, b.id)
  expect(await both()).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
  for (const _ of [1, 2]) await unfollow(platform, b.id, a.id)
  for (const _ of [1, 2]) await endFriendship(platform, a.id, b.id)
  expect(await both()).toEqual([
    [0, 0, 1],
    [0, 1, 0],
  ])
  await befriend(platform, a.id, b.id)
  for (const _ of [1, 2]) await block(platform, a.id, b.id)
  expect(await both()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect(await drifts()).toEqual([])
})

test('are right after many things at one moment', async () => {
  const { platform } = product
  const others = await Promise.all(Array.from({ length: 6 }, () => newPerson(product)))
  await Promise.all([
    makeFriends(platform, a.id, b.id),
    makeFriends(platform, b.id, a.id),
    ...others.flatMap(({ id }) => [
      follow(platform, id, a.id),
      follow(platform, a.id, id),
      befriend(platform, id, b.id),
    ]),
  ])
  await Promise.all(others.flatMap(({ id }) => [unfollow(platform, id, a.id), block(platform, b.id, id)]))
  const [ofA, ofB] = await both()
  expect(ofA).toEqual([1, 1, 7])
  expect(ofB).toEqual([1, 1, 1])
  expect(await drifts()).toEqual([])
})

test('lose who is erased, portion by portion', async () => {
  const { platform } = product
  const others = await Promise.all(Array.from({ length: 3 }, () => newPerson(product)))
  for (const { id } of others) await befriend(platform, a.id, id)
  await befriend(platform, b.id, others[0]!.id)
  const erase = (limit: number) =>
    inTransaction(platform.db, async (transaction) => {
      const portion = { platform, transaction, personId: a.id, limit }
      let gone = 0
      for (const step of relationErasure) gone += await step.erase(portion)
      return gone
    })
  while ((await erase(2)) > 0);
  expect(await Promise.all([a, ...others].map(kept))).toEqual([
    [0, 0, 0],
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect(await drifts()).toEqual([])
})

test('that went wrong are set right, and said', async () => {
  await befriend(product.platform, a.id, b.id)
  await product.platform.pool.query('update relation_counts set fans = 7 where account_id = $1', [a.id])
  expect(await drifts()).toEqual([{ table: 'relation_counts', id: a.id, column: 'fans', was: 7, is: 1 }])
  expect(await kept(a)).toEqual([1, 1, 1])
})
