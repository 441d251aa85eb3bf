import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { befriend, block, findVisibleNames, isVisiblePerson } from '../index.ts'

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

async function relations() {
  const pair = [a.id, b.id]
  const read = async (text: string) => (await product.platform.pool.query(text, [pair])).rows.length
  return {
    friendships: await read('select 1 from friendships where person_id = any($1) and friend_id = any($1)'),
    follows: await read('select 1 from follows where follower_id = any($1) and followed_id = any($1)'),
    blocks: await read('select 1 from blocks where blocker_id = any($1) and blocked_id = any($1)'),
    events: await read(`select 1 from events where kind like 'relation.%' and actor_id = any($1)`),
  }
}

test('friends are so in both directions, follow each other, and it is recorded once', async () => {
  await befriend(product.platform, a.id, b.id)
  expect(await relations()).toEqual({ friendships: 2, follows: 2, blocks: 0, events: 1 })
  await befriend(product.platform, b.id, a.id)
  expect(await relations()).toEqual({ friendships: 2, follows: 2, blocks: 0, events: 1 })
})

test('a block ends friendship and follows, and is recorded as the act of who blocks', async () => {
  await befriend(product.platform, a.id, b.id)
  await block(product.platform, a.id, b.id)
  expect(await relations()).toEqual({ friendships: 0, follows: 0, blocks: 1, events: 2 })
  await block(product.platform, a.id, b.id)
  expect(await relations()).toMatchObject({ blocks: 1, events: 2 })
})

test('who is blocked or blocks cannot become a friend, nor can one oneself', async () => {
  await block(product.platform, a.id, b.id)
  await expect(befriend(product.platform, a.id, b.id)).rejects.toThrow('USER_NOT_FOUND')
  await expect(befriend(product.platform, b.id, a.id)).rejects.toThrow('USER_NOT_FOUND')
  await expect(befriend(product.platform, a.id, a.id)).rejects.toThrow('USER_NOT_FOUND')
  await expect(block(product.platform, a.id, a.id)).rejects.toThrow('USER_NOT_FOUND')
})

test('people are seen by everybody but those a block keeps away; the unfilled and leaving by nobody', async () => {
  const sees = (viewer: TestPerson, person: TestPerson) => isVisiblePerson(product.platform.pool, viewer.id, person.id)
  expect(await sees(a, b)).toBe(true)
  await block(product.platform, a.id, b.id)
  expect([await sees(a, b), await sees(b, a), await sees(a, a)]).toEqual([false, false, true])
  const unfilled = await newPerson(product, { profileFilledAt: null })
  const leaving = await newPerson(product, { deletedAt: product.clock.now() })
  expect([await sees(a, unfilled), await sees(a, leaving)]).toEqual([false, false])
  expect(await findVisibleNames(product.platform.db, a.id, [])).toEqual(new Map())
})
