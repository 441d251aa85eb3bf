import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewSealed } from '../../platform/sealing/sealed-values.ts'
import { newSealingKey, sealingKeys } from '../../platform/sealing/sealing.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { apply, keptPath, newOperator, newPrize, newSaver, readOwn } from './prizes.fixture.ts'

const [old, newer, lost] = [newSealingKey(), newSealingKey(), newSealingKey()]

let product: TestApp
let staff: TestPerson
beforeAll(async () => {
  product = await createTestApp({ SEALING_KEYS: old })
  staff = await newOperator(product)
})
afterAll(() => product.close())

const readsBy = (...keys: string[]) => Object.assign(product.platform, { sealing: sealingKeys(keys.join(',')) })
const addressOf = async (person: TestPerson, id: string) => (await readOwn(person, id)).details.address

test('a change of keys seals all anew, once, and leaves what no key reads', async () => {
  const person = await newSaver(product)
  const { id } = await apply(person, await newPrize(staff, { asks: ['address', 'recipient'] }))
  const prize = await newPrize(staff, { way: 'code' })
  await staff.browser.post(`${keptPath}/prizes/${prize.id}/codes`, { pasted: 'GIFT-ONE\nGIFT-TWO' })
  readsBy(newer, old)
  expect(await addressOf(person, id)).toContain('內湖')
  // One was sealed with the newest key before.
  await staff.browser.post(`${keptPath}/prizes/${prize.id}/codes`, { pasted: 'GIFT-THREE' })
  expect(await renewSealed(product.platform)).toEqual([
    { name: 'prize_details.sealed', anew: 2, asTheyWere: 0, unreadable: 0 },
    { name: 'prize_codes.sealed', anew: 2, asTheyWere: 1, unreadable: 0 },
  ])
  expect(await renewSealed(product.platform)).toMatchObject([
    { anew: 0, asTheyWere: 2 },
    { anew: 0, asTheyWere: 3 },
  ])
  readsBy(newer)
  expect(await addressOf(person, id)).toContain('內湖')

  readsBy(lost)
  expect(await renewSealed(product.platform)).toMatchObject([
    { anew: 0, unreadable: 2 },
    { anew: 0, unreadable: 3 },
  ])
  readsBy(lost, newer)
  expect(await addressOf(person, id)).toContain('內湖')
})
