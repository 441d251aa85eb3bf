import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { digestOf } from './password-hash.rules.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const password = digestOf('keep-on-walking')
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A person who can sign in only through a provider. */
const fromSchool = (change: Parameters<typeof newPerson>[1] = {}) =>
  newPerson(product, { email: null, emailVerifiedAt: null, passwordHash: null, method: 'tanet', ...change })
const add = ({ browser }: TestPerson, email: string, digest = password) =>
  browser.post('/api/v2/sessions/methods/email', { email, password: digest })
const open = (browser: TestBrowser, token: string) => browser.post('/api/v2/sessions/email', {}, bearer(token))
const logIn = (email: string) => product.guest().post('/api/v2/sessions', { account: email, password })

let made = 0
const newAddress = () => {
  made += 1
  return `home${made}@mail.test`
}

async function mailed(person: TestPerson, email = newAddress()) {
  expect((await add(person, email)).json()).toEqual({ result: 'mailed', email })
  return { email, token: await product.mails.nextToken(email, 0) }
}

describe('an e-mail and a password', () => {
  test('open an account that came by a provider once the mailed link is opened', async () => {
    const person = await fromSchool()
    const { email, token } = await mailed(person)
    expect(codeOf(await logIn(email))).toBe('ACCOUNT_NOT_FOUND')
    const read = await product.guest().get('/api/v2/sessions/email', bearer(token))
    expect(read.json()).toEqual({ purpose: 'address', email, state: 'valid' })

    expect((await open(person.browser, token)).json()).toEqual({ result: 'address_added', user: null })
    expect((await logIn(email)).json()).toMatchObject({ userId: person.id })
    expect((await person.browser.get('/api/v2/users/current')).json()).toMatchObject({
      primaryEmail: { value: email, isActivated: true },
    })
    expect((await person.browser.get('/api/v2/sessions/methods')).json()).toMatchObject({ hasPassword: true })
  })

  test('hold at once where a provider has confirmed the address', async () => {
    const email = newAddress()
    const person = await fromSchool({ email, emailVerifiedAt: product.clock.now(), method: 'google' })
    expect((await add(person, email)).json()).toEqual({ result: 'added', email })
    expect((await logIn(email)).json()).toMatchObject({ userId: person.id })
    expect(codeOf(await add(person, newAddress()))).toBe('EMAIL_WAY_EXISTS')
  })

  test('are added by nobody but who asked, though somebody else has the mail', async () => {
    const person = await fromSchool()
    const { email, token } = await mailed(person)
    const stranger = await newPerson(product)
    for (const browser of [product.guest(), stranger.browser]) {
      const answer = await open(browser, token)
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'LINK_OF_OTHER_ACCOUNT'])
    }
    expect((await open(await signedIn(product, person.id), token)).statusCode).toBe(200)
    expect((await logIn(email)).statusCode).toBe(200)
  })

  test('have a link that works for an hour, once', async () => {
    const person = await fromSchool()
    const first = await mailed(person)
    product.clock.advance(accountDurations.mailLink + 1)
    expect(codeOf(await open(person.browser, first.token))).toBe('TOKEN_EXPIRED')
    const second = await mailed(person)
    expect((await open(person.browser, second.token)).statusCode).toBe(200)
    expect(codeOf(await open(person.browser, second.token))).toBe('TOKEN_USED')
  })

  test('are not those of somebody else', async () => {
    const person = await fromSchool()
    const other = await newPerson(product)
    expect(codeOf(await add(person, other.email))).toBe('ACCOUNT_EXISTS')

    const { email, token } = await mailed(person)
    await newPerson(product, { email })
    expect(codeOf(await open(person.browser, token))).toBe('ACCOUNT_EXISTS')
  })

  test('may be those of an account that nobody ever opened', async () => {
    const person = await fromSchool()
    const abandoned = await newPerson(product, { emailVerifiedAt: null })
    const { token } = await mailed(person, abandoned.email)
    expect((await open(person.browser, token)).statusCode).toBe(200)
    expect((await logIn(abandoned.email)).json()).toMatchObject({ userId: person.id })
  })

  test('are no password that is the address or the account name, or that many people have', async () => {
    const person = await fromSchool()
    expect(codeOf(await add(person, newAddress(), digestOf('sunshine')))).toBe('PASSWORD_TOO_COMMON')
    expect(codeOf(await add(person, newAddress(), digestOf(person.username)))).toBe('PASSWORD_SAME_AS_ACCOUNT')
  })
})
