import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { Problem } from '@learntrail/contract/errors'
import { durations } from '@learntrail/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, signedIn } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { digestOf } from './password-hash.rules.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const present = digestOf('learn-by-doing')
const next = digestOf('learn-by-walking')
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const logIn = async (account: string, password: string) =>
  (await product.guest().post('/api/v2/sessions', { account, password })).statusCode
const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/v2/sessions/devices')).statusCode === 200

describe('a password change by whoever is signed in', () => {
  const change = (browser: TestBrowser, password: string, currentPassword?: string) =>
    browser.patch('/api/v2/sessions/email', { password, currentPassword })

  test('takes the present one, and ends all other sessions', async () => {
    const person = await newPerson(product)
    const other = await signedIn(product, person.id)
    expect((await change(person.browser, next, present)).statusCode).toBe(200)
    expect([await isSignedIn(person.browser), await isSignedIn(other)]).toEqual([true, false])
    expect([await logIn(person.email, present), await logIn(person.email, next)]).toEqual([401, 200])
  })

  test('refuses a wrong or missing present one, and closes after five tries', async () => {
    const { browser } = await newPerson(product)
    expect(codeOf(await change(browser, next))).toBe('INCORRECT_PASSWORD')
    for (let tries = 1; tries < 5; tries += 1)
      expect(codeOf(await change(browser, next, next))).toBe('INCORRECT_PASSWORD')
    expect(codeOf(await change(browser, next, present))).toBe('TOO_MANY_LOGIN_FAILURES')
  })

  test('asks for no present one while it is the default one', async () => {
    const { browser, email } = await newPerson(product, { isDefaultPassword: true })
    expect((await change(browser, next)).statusCode).toBe(200)
    expect(await logIn(email, next)).toBe(200)
  })

  test('refuses the previous password and the account’s names', async () => {
    const { browser, email, username } = await newPerson(product)
    expect(codeOf(await change(browser, present, present))).toBe('PASSWORD_SAME_AS_PREVIOUS')
    expect(codeOf(await change(browser, digestOf(username), present))).toBe('PASSWORD_SAME_AS_ACCOUNT')
    expect(codeOf(await change(browser, digestOf(email), present))).toBe('PASSWORD_SAME_AS_ACCOUNT')
    expect(await logIn(email, present)).toBe(200)
  })

  test.each(['password', 'Iloveyou', 'QWERTYUIOP', '1qaz2wsx', 'ji32k7au4a83', 'Learntrail123', 'a123456789'])(
    'refuses %s, which many people have',
    async (word) => {
      const { browser, email } = await newPerson(product)
      expect(codeOf(await change(browser, digestOf(word), present))).toBe('PASSWORD_TOO_COMMON')
      expect(await logIn(email, present)).toBe(200)
    },
  )

  test('is not for guests, nor for accounts of another method', async () => {
    expect(codeOf(await change(product.guest(), next))).toBe('NOT_AUTHENTICATED')
    const { browser } = await newPerson(product, { method: 'google', passwordHash: null })
    expect(codeOf(await change(browser, next, present))).toBe('LOGIN_METHOD_CONFLICT')
  })
})

describe('a password reset by mail', () => {
  let mailsBefore = 0
  const ask = async (email: string) => {
    mailsBefore = product.mails.sent.filter((mail) => mail.to === email).length
    await product.guest().post('/api/v2/sessions/email', { email })
    return product.mails.nextToken(email, mailsBefore)
  }
  const reset = (token: string, password: string, browser = product.guest()) =>
    browser.patch('/api/v2/sessions/email', { password }, { authorization: `Bearer ${token}` })

  test('is refused for one that many people have, and the link goes on working', async () => {
    const { email } = await newPerson(product)
    const token = await ask(email)
    expect(codeOf(await reset(token, digestOf('sunshine')))).toBe('PASSWORD_TOO_COMMON')
    expect((await reset(token, next)).statusCode).toBe(200)
  })

  test('sets the password, signs in, and ends every other session', async () => {
    const person = await newPerson(product)
    const browser = product.guest()
    expect((await reset(await ask(person.email), next, browser)).statusCode).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(person.browser)]).toEqual([true, false])
    expect(await logIn(person.email, next)).toBe(200)
  })

  test('opens an account that was closed by too many failures', async () => {
    const { email } = await newPerson(product)
    for (let tries = 0; tries < 5; tries += 1) await logIn(email, next)
    expect(await logIn(email, present)).toBe(429)
    await reset(await ask(email), next)
    expect(await logIn(email, next)).toBe(200)
  })

  test('is refused within a day of the last, and allowed after it', async () => {
    const { email } = await newPerson(product)
    await reset(await ask(email), next)
    product.clock.advance(durations.day - 1)
    const answer = await reset(await ask(email), present)
    expect([codeOf(answer), answer.json<Problem>().retryAfter]).toEqual(['PASSWORD_CHANGED_TODAY', 1])
    // Signed in and knowing the password, they can still change it, as the message says.
    const browser = product.guest()
    expect((await browser.post('/api/v2/sessions', { account: email, password: next })).statusCode).toBe(200)
    const changed = { password: digestOf('another-good-one'), currentPassword: next }
    expect((await browser.patch('/api/v2/sessions/email', changed)).statusCode).toBe(200)
    product.clock.advance(accountDurations.mailAgain)
    const token = await ask(email)
    expect((await reset(token, present)).statusCode).toBe(200)
    expect(codeOf(await reset(token, next))).toBe('TOKEN_USED')
  })

  test('keeps its link when the new password does not fit', async () => {
    const { email } = await newPerson(product)
    const token = await ask(email)
    expect(codeOf(await reset(token, present))).toBe('PASSWORD_SAME_AS_PREVIOUS')
    expect((await reset(token, next)).statusCode).toBe(200)
  })

  test('is refused with a late or forged link, or one of an activation', async () => {
    const { email } = await newPerson(product)
    const token = await ask(email)
    product.clock.advance(accountDurations.mailLink)
    expect(codeOf(await reset(token, next))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await reset('A'.repeat(43), next))).toBe('TOKEN_INVALID')
    const newcomer = { role: 'teacher', email: 'activation@example.test', username: 'activation', password: present }
    await product.guest().post('/api/v2/sessions/signup', newcomer)
    expect(codeOf(await reset(await product.mails.nextToken(newcomer.email), next))).toBe('TOKEN_INVALID')
  })
})
