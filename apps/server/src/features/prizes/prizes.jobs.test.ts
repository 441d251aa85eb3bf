import { durations } from '@learntrail/contract/limits'
import { prizeReceived } from '@learntrail/contract/prizes/events'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedIn, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readPurse } from '../rewards/index.ts'
import * as fixture from './prizes.fixture.ts'
import { eraseEnded, receiveByItself } from './prizes.jobs.ts'

const { apply, applicationPath, consentToken, handle, keptPath, newOperator, newPrize, newSaver, readOwn } = fixture

let product: TestApp
let staff: TestPerson
let person: TestPerson
beforeEach(async () => {
  product = await createTestApp()
  staff = await newOperator(product)
  person = await newSaver(product)
})
afterEach(() => product.close())

/** Days later, with a new session. */
async function inDays(days: number, less = 0) {
  product.clock.advance(days * durations.day - less)
  person = { ...person, browser: await signedIn(product, person.id) }
}

async function countOf(table: 'prize_details' | 'prize_codes', id: string): Promise<number> {
  const { rows } = await product.platform.pool.query(`select 1 from ${table} where application_id = $1`, [id])
  return rows.length
}

test('what was sent counts as received after so many days, and not a moment before', async () => {
  const { id } = await apply(person, await newPrize(staff, { points: 20 }))
  await handle(staff, id, 'approve', 'prepare', 'send')
  const { receivedByItselfAt } = await readOwn(person, id)
  await inDays(prizeLimits.receivedByItself)
  expect(receivedByItselfAt).toBe(product.clock.now().toISOString())
  await receiveByItself(product.platform)
  expect(await readOwn(person, id)).toMatchObject({ state: 'sent' })
  product.clock.advance(1)
  await receiveByItself(product.platform)
  await receiveByItself(product.platform)
  expect(await readOwn(person, id)).toMatchObject({ state: 'received' })
  expect(await readPurse(product.platform.db, person.id)).toEqual({ balance: 80, held: 0 })
  expect(await recordedEvents(product, prizeReceived, id)).toMatchObject([{ data: { byItself: true } }])
})

test('what an application holds about a person is gone so many days after its end, with its code and its link', async () => {
  const asks = ['recipient', 'address', 'guardian']
  const ended = await apply(person, await newPrize(staff, { asks }))
  const token = await consentToken(product, 'parent@example.com')
  const prize = await newPrize(staff, { way: 'code' })
  await staff.browser.post(`${keptPath}/prizes/${prize.id}/codes`, { pasted: 'GIFT-ONE' })
  const coded = await apply(person, prize)
  await handle(staff, coded.id, 'approve', 'prepare', 'send', 'receive')
  const under = await apply(person, await newPrize(staff, { asks }))
  await person.browser.delete(`${applicationPath}/${ended.id}`)
  await inDays(prizeLimits.erasedAfter)
  await eraseEnded(product.platform)
  expect(await countOf('prize_details', ended.id)).toBe(3)
  expect(await countOf('prize_codes', coded.id)).toBe(1)

  product.clock.advance(1)
  await eraseEnded(product.platform)
  expect(await countOf('prize_details', ended.id)).toBe(0)
  expect(await countOf('prize_codes', coded.id)).toBe(0)
  expect((await product.guest().post('/api/v2/rewards/consent', { token })).json().code).toBe('CONSENT_OVER')
  const nothing = { recipient: null, address: null, phone: null, signature: null, guardianEmail: null }
  expect(await readOwn(person, ended.id)).toMatchObject({ state: 'cancelled', details: nothing })
  expect(await readOwn(person, coded.id)).toMatchObject({ state: 'received', code: null })
  // Open applications keep what they need.
  expect(await countOf('prize_details', under.id)).toBe(3)
})
