import type { GiftAuthority } from '@learntrail/contract/profiles/gift-authorities'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { befriend, block, takesNoGiftsFrom } from './index.ts'

let product: TestApp
let giver: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  giver = await newPerson(product)
})

async function takingFrom(giftAuthority: GiftAuthority): Promise<TestPerson> {
  const person = await newPerson(product)
  await person.browser.patch('/api/v2/users/preferences', { giftAuthority })
  return person
}
const asked = (...receivers: TestPerson[]) =>
  inTransaction(product.platform.db, (transaction) =>
    takesNoGiftsFrom(transaction, { giverId: giver.id, receiverIds: receivers.map(({ id }) => id) }),
  )
const ids = (...people: TestPerson[]) => people.map(({ id }) => id).toSorted()

test('whoever has chosen nothing takes gifts from everybody', async () => {
  expect(await asked(await newPerson(product))).toEqual([])
})

test('of strangers, those take a gift who take it from everybody', async () => {
  const [everybody, friends, none] = [
    await takingFrom('everybody'),
    await takingFrom('friends'),
    await takingFrom('nobody'),
  ]
  expect((await asked(everybody, friends, none)).toSorted()).toEqual(ids(friends, none))
})

test('a friend takes it unless it is from nobody; a request and a follow make nobody a friend', async () => {
  const [friend, none, requested] = [
    await takingFrom('friends'),
    await takingFrom('nobody'),
    await takingFrom('friends'),
  ]
  await befriend(product.platform, giver.id, friend.id)
  await befriend(product.platform, none.id, giver.id)
  await giver.browser.post('/api/v2/friends/makefriends', { personId: requested.id })
  expect((await asked(friend, none, requested)).toSorted()).toEqual(ids(none, requested))
})

test('a friend of somebody else is a stranger to the giver', async () => {
  const person = await takingFrom('friends')
  await befriend(product.platform, (await newPerson(product)).id, person.id)
  expect(await asked(person)).toEqual([person.id])
})

test('across a block no gift is taken, whoever has blocked', async () => {
  const [blocker, blocked, other] = [
    await takingFrom('everybody'),
    await takingFrom('everybody'),
    await newPerson(product),
  ]
  await block(product.platform, blocker.id, giver.id)
  await block(product.platform, giver.id, blocked.id)
  expect((await asked(blocker, blocked, other)).toSorted()).toEqual(ids(blocker, blocked))
})

test('one always takes from oneself, and no receivers are nobody', async () => {
  await giver.browser.patch('/api/v2/users/preferences', { giftAuthority: 'nobody' })
  expect(await asked(giver)).toEqual([])
  expect(await asked()).toEqual([])
})
