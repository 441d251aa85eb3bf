import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { digestOf } from './password-hash.rules.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const skip = async (browser: TestBrowser, token: string) => {
  const answer = await browser.patch('/api/v2/sessions/password/last-update', undefined, { 'x-csrf-token': token })
  return answer.statusCode === 200 ? 'done' : answer.json<Problem>().code
}
const tokenOf = async (browser: TestBrowser) =>
  (await browser.get('/api/csrf/initialization')).json<{ csrfToken: string }>().csrfToken

/** Plants the cookie that tokens are derived from in another browser. */
function plant(from: TestBrowser, into: TestBrowser) {
  const value = /learntrail_csrf=([^;]+)/.exec(from.cookieHeader)?.[1] ?? ''
  expect(value).not.toBe('')
  into.setCookie('learntrail_csrf', value)
}

test('a token holds for the session it was made for', async () => {
  const { browser } = await newPerson(product)
  expect(await skip(browser, await tokenOf(browser))).toBe('done')
})

test('a token of another session, or of a guest, changes nothing, even along with its cookie', async () => {
  const [attacker, victim] = [await newPerson(product), await newPerson(product)]
  const ofAttacker = await tokenOf(attacker.browser)
  plant(attacker.browser, victim.browser)
  expect(await skip(victim.browser, ofAttacker)).toBe('CSRF_INVALID')
  const guest = product.guest()
  const ofGuest = await tokenOf(guest)
  plant(guest, victim.browser)
  expect(await skip(victim.browser, ofGuest)).toBe('CSRF_INVALID')
})

test('signing in ends the token of the guest, and signing out that of the session', async () => {
  const { email } = await newPerson(product)
  const browser = product.guest()
  const before = await tokenOf(browser)
  await browser.post('/api/v2/sessions', { account: email, password: digestOf('learn-by-doing') })
  expect(await skip(browser, before)).toBe('CSRF_INVALID')
  const during = await tokenOf(browser)
  expect(await skip(browser, during)).toBe('done')
  await browser.delete('/api/v2/sessions')
  expect(await skip(browser, during)).toBe('CSRF_INVALID')
})
