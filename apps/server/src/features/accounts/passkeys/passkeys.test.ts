import { accountLimits } from '@learntrail/contract/accounts/limits'
import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts'
import { updateAccount } from '../accounts.repository.ts'
import { Authenticator } from './authenticator.fixture.ts'

const origin = 'https://learntrail.test'
const minutes = 60_000
let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ PUBLIC_URL: origin })
})
afterAll(() => product.close())

const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const ask = async (browser: TestBrowser, what: 'passkey' | 'passkeys') =>
  (await browser.post(`/api/v2/sessions/${what}/options`)).json()
const methodsOf = async ({ browser }: TestPerson) => (await browser.get('/api/v2/sessions/methods')).json()

/** A person with a passkey in a software authenticator. */
async function withPasskey(change: Parameters<typeof newPerson>[1] = {}) {
  const person = await newPerson(product, change)
  const authenticator = new Authenticator(origin)
  const made = authenticator.make(await ask(person.browser, 'passkeys'))
  const answer = await person.browser.post('/api/v2/sessions/passkeys', made)
  expect(answer.statusCode).toBe(200)
  return { person, authenticator, id: answer.json().id as string }
}

type Spoilt = Parameters<Authenticator['sign']>[1]

async function signIn(authenticator: Authenticator, spoilt: Spoilt = {}, browser = product.guest()) {
  const signed = authenticator.sign(await ask(browser, 'passkey'), spoilt)
  return { browser, answer: await browser.post('/api/v2/sessions/passkey', signed) }
}

async function expectRefused(authenticator: Authenticator, spoilt: Spoilt) {
  const { browser, answer } = await signIn(authenticator, spoilt)
  expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'PASSKEY_REFUSED'])
  expect((await browser.get('/api/v2/users/current')).json().role).toBe('guest')
}

describe('adding a passkey', () => {
  test('is asked of authenticators that know who holds them', async () => {
    const person = await newPerson(product)
    expect(await ask(person.browser, 'passkeys')).toMatchObject({
      rp: { id: 'learntrail.test' },
      user: { name: person.email, displayName: person.displayName },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      timeout: 5 * minutes,
    })
  })

  test('names it after the device, and keeps whether it is backed up', async () => {
    const { person, id } = await withPasskey()
    const { passkeys } = await methodsOf(person)
    expect(passkeys).toEqual([expect.objectContaining({ id, isBackedUp: true, lastUsedAt: null })])
    const renamed = await person.browser.patch(`/api/v2/sessions/passkeys/${id}`, { name: '小雨的手機' })
    expect(renamed.statusCode).toBe(200)
    expect((await methodsOf(person)).passkeys).toMatchObject([{ name: '小雨的手機' }])
  })

  test('leaves out authenticators that have one of this account', async () => {
    const { person, authenticator } = await withPasskey()
    const { excludeCredentials } = await ask(person.browser, 'passkeys')
    expect(excludeCredentials).toMatchObject([{ id: authenticator.id.toString('base64url'), transports: ['internal'] }])
  })

  test.each<[string, Parameters<Authenticator['make']>[1]]>([
    ['made at another address', { origin: 'https://elsewhere.test' }],
    ['made without a finger, a face or a PIN', { isVerified: false }],
  ])('refuses one that was %s', async (_, spoilt) => {
    const person = await newPerson(product)
    const made = new Authenticator(origin).make(await ask(person.browser, 'passkeys'), spoilt)
    expect(codeOf(await person.browser.post('/api/v2/sessions/passkeys', made))).toBe('PASSKEY_REFUSED')
    expect((await methodsOf(person)).passkeys).toEqual([])
  })

  test('holds a challenge for five minutes, once, for the person and the browser that asked', async () => {
    const person = await newPerson(product)
    const other = await newPerson(product)
    const add = ({ browser }: TestPerson, options: Parameters<Authenticator['make']>[0]) =>
      browser.post('/api/v2/sessions/passkeys', new Authenticator(origin).make(options))

    const ofOther = await ask(other.browser, 'passkeys')
    expect(codeOf(await add(person, ofOther))).toBe('PASSKEY_EXPIRED')

    const late = await ask(person.browser, 'passkeys')
    product.clock.advance(5 * minutes + 1)
    expect(codeOf(await add(person, late))).toBe('PASSKEY_EXPIRED')

    const options = await ask(person.browser, 'passkeys')
    expect((await add(person, options)).statusCode).toBe(200)
    expect(codeOf(await add(person, options))).toBe('PASSKEY_EXPIRED')
  })

  test('refuses a passkey that opens another account', async () => {
    const { authenticator } = await withPasskey()
    const other = await newPerson(product)
    const made = authenticator.make(await ask(other.browser, 'passkeys'))
    expect(codeOf(await other.browser.post('/api/v2/sessions/passkeys', made))).toBe('PASSKEY_IN_USE')
  })

  test('ends at the limit of an account', async () => {
    const { person } = await withPasskey()
    for (let more = 1; more < accountLimits.passkeys; more += 1) {
      const made = new Authenticator(origin).make(await ask(person.browser, 'passkeys'))
      expect((await person.browser.post('/api/v2/sessions/passkeys', made)).statusCode).toBe(200)
    }
    const answer = await person.browser.post('/api/v2/sessions/passkeys/options')
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'PASSKEY_LIMIT_REACHED'])
  })
})

describe('signing in with a passkey', () => {
  test('takes no typing', async () => {
    const { person, authenticator } = await withPasskey()
    const { browser, answer } = await signIn(authenticator)
    expect(answer.json()).toMatchObject({ userId: person.id, isProfileFilled: true })
    expect((await browser.get('/api/v2/users/current')).json().credential.method).toBe('passkey')
    expect((await methodsOf(person)).passkeys[0].lastUsedAt).not.toBeNull()
    expect((await signIn(authenticator)).answer.statusCode).toBe(200)
  })

  test('works with authenticators that do not count', async () => {
    const { authenticator } = await withPasskey()
    expect((await signIn(authenticator, { counter: 0 })).answer.statusCode).toBe(200)
    expect((await signIn(authenticator, { counter: 0 })).answer.statusCode).toBe(200)
  })

  test.each<[string, Spoilt]>([
    ['signed at another address', { origin: 'https://elsewhere.test' }],
    ['signed without a finger, a face or a PIN', { isVerified: false }],
    ['signed by another key', { signWith: new Authenticator(origin).keys.privateKey }],
    ['signed in the name of another person', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ])('refuses what was %s', async (_, spoilt) => {
    const { authenticator } = await withPasskey()
    await expectRefused(authenticator, spoilt)
  })

  test('refuses a copy, whose counter goes back', async () => {
    const { authenticator } = await withPasskey()
    expect((await signIn(authenticator, { counter: 9 })).answer.statusCode).toBe(200)
    await expectRefused(authenticator, { counter: 9 })
    await expectRefused(authenticator, { counter: 3 })
    expect((await signIn(authenticator, { counter: 10 })).answer.statusCode).toBe(200)
  })

  test('holds a challenge for five minutes, once, for the browser that asked', async () => {
    const { person, authenticator } = await withPasskey()
    const browser = product.guest()
    const send = (options: Parameters<Authenticator['sign']>[0], by = browser) =>
      by.post('/api/v2/sessions/passkey', authenticator.sign(options))

    const options = await ask(browser, 'passkey')
    const thief = product.guest()
    await ask(thief, 'passkey')
    expect(codeOf(await send(options, thief))).toBe('PASSKEY_EXPIRED')
    expect((await send(options)).statusCode).toBe(200)
    expect(codeOf(await send(options))).toBe('PASSKEY_EXPIRED')

    const late = await ask(browser, 'passkey')
    product.clock.advance(5 * minutes + 1)
    expect(codeOf(await send(late))).toBe('PASSKEY_EXPIRED')

    const { challenge } = await ask(person.browser, 'passkeys')
    const forAnother = authenticator.sign({ challenge, rpId: 'learntrail.test' })
    expect(codeOf(await person.browser.post('/api/v2/sessions/passkey', forAnother))).toBe('PASSKEY_EXPIRED')
  })

  test('knows no passkey that was never added', async () => {
    const { answer } = await signIn(new Authenticator(origin))
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'PASSKEY_UNKNOWN'])
  })
})

describe('removing a passkey', () => {
  test('is final, and leaves the other ways', async () => {
    const { person, authenticator, id } = await withPasskey()
    await signIn(authenticator)
    expect((await person.browser.delete(`/api/v2/sessions/passkeys/${id}`)).statusCode).toBe(200)
    expect(codeOf((await signIn(authenticator)).answer)).toBe('PASSKEY_UNKNOWN')
    expect((await person.browser.get('/api/v2/users/current')).json().credential.method).toBe('email')
    const { items } = (await person.browser.get('/api/v2/user-event?group=account')).json()
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['account.passkey_added', 'account.passkey_removed']),
    )
  })

  test('never takes the last way to sign in', async () => {
    const { person, id } = await withPasskey()
    await updateAccount(product.platform.db, person.id, { passwordHash: null, method: 'passkey' })
    const answer = await person.browser.delete(`/api/v2/sessions/passkeys/${id}`)
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'LAST_LOGIN_METHOD'])
    expect((await methodsOf(person)).passkeys).toHaveLength(1)
  })
})
