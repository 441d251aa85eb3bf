import { readChartsDocument } from '@learntrail/contract/analysis/analysis'
import { checkNationalUpload, previewExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newId } from '../ids/ids.ts'
import { rateLimitOf, unknownAddressesAMinute } from './rate-limits.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => product.close())

/** A costly call that finds nothing to do; it is charged all the same. */
const check = ({ browser }: TestPerson) => browser.post(`/api/v2/exportDraft/${newId()}/check`)

test('costly calls of one person have one budget: the last that it is enough for is answered, the next is not', async () => {
  const [person, other] = [await newPerson(product), await newPerson(product)]
  const { max, cost = 0 } = rateLimitOf(checkNationalUpload)
  for (let spent = cost; spent <= Number(max); spent += cost) expect((await check(person)).statusCode).toBe(404)

  const refused = await check(person)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(refused.json().retryAfter).toBe(seconds)
  expect(refused.headers).toMatchObject({ 'x-ratelimit-limit': String(max), 'x-ratelimit-remaining': '0' })

  expect((await person.browser.get(readChartsDocument.path)).statusCode).toBe(429)
  expect((await person.browser.get('/api/v2/users/current')).statusCode).toBe(200)
  expect((await person.browser.get('/api/v2/portfolios')).statusCode).toBe(200)
  expect((await check(other)).statusCode).toBe(404)
})

test('the calls of a class have one counter, on whichever routes', async () => {
  const { browser } = await newPerson(product)
  const left = async (path: string) => Number((await browser.get(path)).headers['x-ratelimit-remaining'])
  const before = await left('/api/v2/users/current')
  expect(await left('/api/v2/portfolios')).toBe(before - 1)
  expect(await left('/api/v2/sessions/devices')).toBe(before - 2)
})

test('who types beside the pages all the time has spent a third of the budget', () => {
  const { max, cost = 0 } = rateLimitOf(previewExportDraft)
  const keysASecond = 5
  expect(60 * keysASecond * cost).toBeLessThanOrEqual(Number(max) / 3)
})

test('guests of one IPv6 network are counted as one', async () => {
  const lost = (address: string) => product.app.inject({ method: 'POST', url: '/nowhere', remoteAddress: address })
  for (let number = 1; number <= unknownAddressesAMinute; number += 1) {
    expect((await lost(`2001:db8:0:1::${number.toString(16)}`)).statusCode).toBe(404)
  }
  expect((await lost('2001:db8:0:1:ffff::1')).statusCode).toBe(429)
  expect((await lost('2001:db8:0:2::1')).statusCode).toBe(404)
})
