import type { Problem } from '@learntrail/contract/errors'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts'
import { accounts } from '../accounts.tables.ts'
import { digestOf } from '../password-hash.rules.ts'
import { type IdentityProvider, type Known, startIdentityProvider } from './identity-provider.fixture.ts'
import { providerClient } from './provider-client.service.ts'
import { providerSettings } from './provider-settings.service.ts'

const publicUrl = 'http://learntrail.test'
let google: IdentityProvider
let facebook: IdentityProvider
let tanet: IdentityProvider
let product: TestApp

beforeAll(async () => {
  google = await startIdentityProvider({ redirectUri: `${publicUrl}/login/google` })
  facebook = await startIdentityProvider({ redirectUri: `${publicUrl}/login/facebook`, isPlain: true })
  tanet = await startIdentityProvider({ redirectUri: `${publicUrl}/login/tanet` })
  product = await createTestApp({
    PUBLIC_URL: publicUrl,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    FACEBOOK_CLIENT_ID: facebook.clientId,
    FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
    FACEBOOK_DIALOG_URL: `${facebook.issuer}/auth`,
    FACEBOOK_GRAPH_URL: facebook.issuer,
    TANET_CLIENT_ID: tanet.clientId,
    TANET_CLIENT_SECRET: tanet.clientSecret,
    TANET_ISSUER: tanet.issuer,
  })
})
afterEach(() => {
  for (const provider of [google, facebook, tanet]) provider.spoil(undefined)
})
afterAll(async () => {
  await product.close()
  await Promise.all([google, facebook, tanet].map((provider) => provider.close()))
})

type Name = 'google' | 'facebook' | 'tanet'
const serverOf = (name: Name) => ({ google, facebook, tanet })[name]
let made = 0

/** A person with an account at a provider and none here. */
function somebodyAt(name: Name, known: Partial<Known> = {}): Known {
  made += 1
  const person = { sub: `sub-${made}`, name: '林小雨', email: `rain${made}@mail.test`, email_verified: true, ...known }
  serverOf(name).people.set(person.sub, person)
  return person
}

async function leave(browser: TestBrowser, name: Name, said: object = {}): Promise<string> {
  const answer = await browser.post(`/api/v2/sessions/providers/${name}`, said)
  expect(answer.statusCode).toBe(200)
  return answer.json().url
}

async function signIn(browser: TestBrowser, name: Name, { sub }: Known, said: object = {}) {
  const back = await serverOf(name).logIn(await leave(browser, name, said), sub)
  return browser.post(`/api/v2/sessions/${name}`, back)
}

const me = async (browser: TestBrowser) => (await browser.get('/api/v2/users/current')).json()
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const accountsOf = (email: string) =>
  product.platform.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))

async function expectNobody(browser: TestBrowser) {
  expect((await me(browser)).role).toBe('guest')
}

describe('providers', () => {
  test('are those that the settings switch on', async () => {
    expect((await product.guest().get('/api/v2/sessions/providers')).json()).toEqual({
      providers: ['google', 'facebook', 'tanet'],
    })
    const without = await createTestApp()
    expect((await without.guest().get('/api/v2/sessions/providers')).json()).toEqual({ providers: [] })
    const answer = await without.guest().post('/api/v2/sessions/providers/google', {})
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'PROVIDER_OFF'])
    await without.close()
  })

  test('are left for with PKCE, a state and a nonce of their own each time', async () => {
    const browser = product.guest()
    const addresses = [await leave(browser, 'google'), await leave(browser, 'google')].map((url) => new URL(url))
    for (const { searchParams } of addresses) {
      expect(searchParams.get('code_challenge_method')).toBe('S256')
      expect(searchParams.get('redirect_uri')).toBe(`${publicUrl}/login/google`)
    }
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(new Set(addresses.map(({ searchParams }) => searchParams.get(name))).size).toBe(2)
    }
  })

  test('that cannot be reached say so', async () => {
    const alone = await createTestApp({
      GOOGLE_CLIENT_ID: 'one',
      GOOGLE_CLIENT_SECRET: 'two',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    })
    const answer = await alone.guest().post('/api/v2/sessions/providers/google', {})
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'PROVIDER_UNAVAILABLE'])
    await alone.close()
  })
})

describe('a new person', () => {
  test('who said at sign-up who they are has an account at once', async () => {
    const person = somebodyAt('google')
    const browser = product.guest()
    const answer = await signIn(browser, 'google', person, { role: 'student', returnTo: '/portfolio' })
    expect(answer.json()).toMatchObject({
      result: 'signed_in',
      returnTo: '/portfolio',
      user: { isProfileFilled: false, isDefaultPassword: false },
    })
    expect(await me(browser)).toMatchObject({
      registrationRole: 'student',
      credential: { method: 'google' },
      primaryEmail: { value: person.email, isActivated: true },
      hasAcceptedTerms: false,
    })
  })

  test('who did not is asked, and only the browser that proved itself may say it', async () => {
    const person = somebodyAt('google')
    const browser = product.guest()
    const asked = await signIn(browser, 'google', person)
    expect(asked.json()).toEqual({ result: 'role_needed', user: null, returnTo: null })
    await expectNobody(browser)
    const other = await product.guest().post('/api/v2/sessions/google', { role: 'teacher' })
    expect([other.statusCode, codeOf(other)]).toEqual([410, 'SIGN_IN_EXPIRED'])
    const said = await browser.post('/api/v2/sessions/google', { role: 'teacher' })
    expect(said.json()).toMatchObject({ result: 'signed_in' })
    expect((await me(browser)).registrationRole).toBe('teacher')
    expect(codeOf(await browser.post('/api/v2/sessions/google', { role: 'teacher' }))).toBe('SIGN_IN_EXPIRED')
  })

  test('comes back to the same account', async () => {
    const person = somebodyAt('google')
    const first = (await signIn(product.guest(), 'google', person, { role: 'student' })).json()
    const again = (await signIn(product.guest(), 'google', { ...person, email: 'changed@mail.test' })).json()
    expect(again.user.userId).toBe(first.user.userId)
  })

  test('of a school is who the ministry says, also without an e-mail', async () => {
    const pupil = somebodyAt('tanet', {
      email: undefined,
      email_verified: undefined,
      schoolid: '014302',
      titles: [{ schoolid: '014302', titles: ['學生'] }],
      classinfo: [{ schoolid: '014302', grade: '10', classno: '03' }],
    })
    const browser = product.guest()
    expect((await signIn(browser, 'tanet', pupil)).json()).toMatchObject({ result: 'signed_in' })
    expect(await me(browser)).toMatchObject({
      registrationRole: 'student',
      credential: { method: 'tanet' },
      primaryEmail: { value: '', isActivated: false },
    })
  })

  test('of Facebook has no address that Facebook does not answer for', async () => {
    const person = somebodyAt('facebook')
    const browser = product.guest()
    expect((await signIn(browser, 'facebook', person, { role: 'other' })).json()).toMatchObject({ result: 'signed_in' })
    expect(await me(browser)).toMatchObject({ primaryEmail: { value: '' }, credential: { method: 'facebook' } })
    const without = somebodyAt('facebook', { email: undefined })
    expect((await signIn(product.guest(), 'facebook', without, { role: 'other' })).json()).toMatchObject({
      result: 'signed_in',
    })
  })

  test('at two devices in the same moment has one account', async () => {
    const person = somebodyAt('google')
    const both = await Promise.all(
      [product.guest(), product.guest()].map((browser) => signIn(browser, 'google', person, { role: 'student' })),
    )
    const [one, other] = both.map((answer) => answer.json().user.userId)
    expect(one).toBe(other)
  })

  test('takes an address over that somebody typed and never confirmed', async () => {
    const person = somebodyAt('google')
    await newPerson(product, { email: person.email as string, emailVerifiedAt: null })
    expect((await signIn(product.guest(), 'google', person, { role: 'student' })).json()).toMatchObject({
      result: 'signed_in',
    })
    expect(await accountsOf(person.email as string)).toHaveLength(1)
  })
})

describe('what does not hold signs nobody in', () => {
  const refused = async (name: Name, how: (back: { code: string; state: string; iss?: string }) => object) => {
    const browser = product.guest()
    const back = await serverOf(name).logIn(await leave(browser, name, { role: 'student' }), somebodyAt(name).sub)
    const answer = await browser.post(`/api/v2/sessions/${name}`, how(back))
    await expectNobody(browser)
    return codeOf(answer)
  }

  test('a state that nobody left with', async () => {
    expect(await refused('google', (back) => ({ ...back, state: 'another' }))).toBe('SIGN_IN_EXPIRED')
  })

  test('a state and a code that came in another browser', async () => {
    const url = await leave(product.guest(), 'google', { role: 'student' })
    const back = await google.logIn(url, somebodyAt('google').sub)
    const thief = product.guest()
    expect(codeOf(await thief.post('/api/v2/sessions/google', back))).toBe('SIGN_IN_EXPIRED')
    await leave(thief, 'google')
    expect(codeOf(await thief.post('/api/v2/sessions/google', back))).toBe('SIGN_IN_EXPIRED')
    await expectNobody(thief)
  })

  test('a code used twice', async () => {
    const browser = product.guest()
    const back = await google.logIn(await leave(browser, 'google', { role: 'student' }), somebodyAt('google').sub)
    expect((await browser.post('/api/v2/sessions/google', back)).statusCode).toBe(200)
    expect(codeOf(await browser.post('/api/v2/sessions/google', back))).toBe('SIGN_IN_EXPIRED')
    const next = product.guest()
    const { searchParams } = new URL(await leave(next, 'google'))
    const replayed = { ...back, state: searchParams.get('state') }
    expect(codeOf(await next.post('/api/v2/sessions/google', replayed))).toBe('SIGN_IN_REFUSED')
    await expectNobody(next)
  })

  test('a sign-in that took too long', async () => {
    const browser = product.guest()
    const back = await google.logIn(await leave(browser, 'google', { role: 'student' }), somebodyAt('google').sub)
    product.clock.advance(15 * 60_000 + 1)
    expect(codeOf(await browser.post('/api/v2/sessions/google', back))).toBe('SIGN_IN_EXPIRED')
  })

  test('another issuer', async () => {
    expect(await refused('google', (back) => ({ ...back, iss: 'https://elsewhere.test' }))).toBe('SIGN_IN_REFUSED')
  })

  test.each<[string, (token: string) => string]>([
    ['forged', (token) => `${token.slice(0, -8)}AAAAAAAA`],
    ['expired', (token) => google.sign(token, { exp: 1 })],
    ['for another audience', (token) => google.sign(token, { aud: 'somebody-else' })],
    ['of another issuer', (token) => google.sign(token, { iss: 'https://elsewhere.test' })],
    ['with another nonce', (token) => google.sign(token, { nonce: 'another' })],
  ])('an id token that is %s', async (_, change) => {
    google.spoil((told) => {
      const answer = JSON.parse(told)
      return { body: JSON.stringify({ ...answer, id_token: change(answer.id_token) }) }
    })
    expect(await refused('google', (back) => back)).toBe('SIGN_IN_REFUSED')
  })

  test.each<[string, (told: string) => { status?: number; body: string }]>([
    ['down', () => ({ status: 502, body: '<html>Bad Gateway</html>' })],
    ['answering rubbish', () => ({ body: 'rubbish' })],
    ['answering without end', (told) => ({ body: told + ' '.repeat(1024 * 1024) })],
  ])('a provider that is %s', async (_, how) => {
    for (const name of ['google', 'facebook', 'tanet'] as const) {
      serverOf(name).spoil(how)
      expect(await refused(name, (back) => back)).toBe('PROVIDER_UNAVAILABLE')
    }
  })

  test('a provider that does not answer in time', async () => {
    const place = { redirectUri: `${publicUrl}/login/google`, log: silentLog }
    const settings = providerSettings(product.platform.config.providers)
    if (!settings.google) throw new Error('Google is off.')
    const departure = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) }
    const address = await providerClient('google', settings.google, place).addressFor(departure)
    const { code, iss } = await google.logIn(address, somebodyAt('google').sub)
    const client = providerClient('google', settings.google, { ...place, patienceSeconds: 0.5 })
    google.spoil((body) => ({ body, isLate: true }))
    await expect(client.prove({ ...departure, code, issuer: iss })).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    })
  })

  test('an address that Google has not confirmed', async () => {
    const person = somebodyAt('google', { email_verified: false })
    const browser = product.guest()
    const answer = await signIn(browser, 'google', person, { role: 'student' })
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'PROVIDER_EMAIL_UNVERIFIED'])
    await expectNobody(browser)
  })
})

describe('the same e-mail at another way', () => {
  const password = digestOf('learn-by-doing')
  const inConflict = async (name: Name) => {
    const owner = await newPerson(product)
    const person = somebodyAt(name, { email: owner.email.toUpperCase() })
    const browser = product.guest()
    const answer = await signIn(browser, name, person, { role: 'student' })
    expect(answer.json<Problem>()).toMatchObject({ code: 'LOGIN_METHOD_CONFLICT', values: { method: 'email' } })
    await expectNobody(browser)
    return { owner, person, browser }
  }

  test('is told, with both ways, to the browser that met it', async () => {
    const { owner, browser } = await inConflict('google')
    expect((await browser.get('/api/v2/sessions/method')).json()).toEqual({
      conflict: { selected: 'google', original: 'email', email: owner.email, hasPassword: true },
    })
    expect((await product.guest().get('/api/v2/sessions/method')).json()).toEqual({ conflict: null })
  })

  test.each(['google', 'facebook'] as const)('opens the account with %s once its password is proved', async (name) => {
    const { owner, person, browser } = await inConflict(name)
    const wrong = await browser.patch('/api/v2/sessions/method', { method: name, password: digestOf('wrong-word') })
    expect(codeOf(wrong)).toBe('INCORRECT_PASSWORD')
    expect(codeOf(await browser.patch('/api/v2/sessions/method', { method: name }))).toBe('INCORRECT_PASSWORD')
    const right = await browser.patch('/api/v2/sessions/method', { method: name, password })
    expect(right.json()).toMatchObject({ userId: owner.id })
    expect((await me(browser)).credential.method).toBe(name)
    expect((await signIn(product.guest(), name, person)).json().user.userId).toBe(owner.id)
    expect(codeOf(await browser.patch('/api/v2/sessions/method', { method: name, password }))).toBe('SIGN_IN_EXPIRED')
    // The password still opens it.
    const byPassword = product.guest()
    await byPassword.post('/api/v2/sessions', { account: owner.email, password })
    expect((await me(byPassword)).credential.method).toBe('email')
  })

  test('moves to the education single sign-on by a call of its own', async () => {
    const { owner, browser } = await inConflict('tanet')
    expect((await browser.patch('/api/v2/sessions/method/edu', { password })).json()).toMatchObject({
      userId: owner.id,
    })
  })

  test('is proved by being signed in to the original account', async () => {
    const person = somebodyAt('google')
    await signIn(product.guest(), 'google', person, { role: 'teacher' })
    const browser = product.guest()
    const teacher = somebodyAt('tanet', { email: person.email as string })
    expect(codeOf(await signIn(browser, 'tanet', teacher, { role: 'teacher' }))).toBe('LOGIN_METHOD_CONFLICT')
    const without = await browser.patch('/api/v2/sessions/method/edu', { password })
    expect(codeOf(without)).toBe('LOGIN_METHOD_CONFLICT')
    await signIn(browser, 'google', person)
    expect((await browser.patch('/api/v2/sessions/method/edu', {})).statusCode).toBe(200)
    expect((await me(browser)).credential.method).toBe('tanet')
  })

  test('counts wrong passwords as log-ins do', async () => {
    const { browser } = await inConflict('google')
    const wrong = { method: 'google', password: digestOf('wrong-word') }
    for (let tries = 0; tries < 5; tries += 1) await browser.patch('/api/v2/sessions/method', wrong)
    const answer = await browser.patch('/api/v2/sessions/method', { method: 'google', password })
    expect(codeOf(answer)).toBe('TOO_MANY_LOGIN_FAILURES')
  })
})

describe('the ways of an account', () => {
  const link = async ({ browser }: TestPerson, name: Name, known: Known) => {
    const back = await serverOf(name).logIn(await leave(browser, name, { intent: 'link' }), known.sub)
    return browser.post(`/api/v2/sessions/${name}`, back)
  }

  test('are added and taken off, and the last one stays', async () => {
    const person = await newPerson(product)
    const known = somebodyAt('google')
    expect((await link(person, 'google', known)).json()).toEqual({ result: 'linked', user: null, returnTo: null })
    expect((await link(person, 'google', known)).statusCode).toBe(200)
    expect((await person.browser.get('/api/v2/sessions/methods')).json()).toMatchObject({
      hasPassword: true,
      identities: [{ provider: 'google', email: known.email, lastUsedAt: null }],
    })
    expect((await signIn(product.guest(), 'google', known)).json().user.userId).toBe(person.id)
    expect((await person.browser.delete('/api/v2/sessions/methods/google')).statusCode).toBe(200)
    expect(codeOf(await person.browser.delete('/api/v2/sessions/methods/google'))).toBe('NOT_FOUND')

    const browser = product.guest()
    await signIn(browser, 'facebook', somebodyAt('facebook'), { role: 'other' })
    const last = await browser.delete('/api/v2/sessions/methods/facebook')
    expect([last.statusCode, codeOf(last)]).toEqual([409, 'LAST_LOGIN_METHOD'])
  })

  test('never open two accounts', async () => {
    const known = somebodyAt('google')
    await signIn(product.guest(), 'google', known, { role: 'student' })
    const person = await newPerson(product)
    expect(codeOf(await link(person, 'google', known))).toBe('IDENTITY_IN_USE')
    expect((await link(person, 'google', somebodyAt('google'))).statusCode).toBe(200)
    expect(codeOf(await link(person, 'google', somebodyAt('google')))).toBe('IDENTITY_IN_USE')
  })

  test('are added by nobody else who comes back in that browser', async () => {
    const person = await newPerson(product)
    const url = await leave(person.browser, 'google', { intent: 'link' })
    await person.browser.delete('/api/v2/sessions')
    const back = await google.logIn(url, somebodyAt('google').sub)
    expect(codeOf(await person.browser.post('/api/v2/sessions/google', back))).toBe('SIGN_IN_EXPIRED')
    expect(codeOf(await product.guest().post('/api/v2/sessions/providers/google', { intent: 'link' }))).toBe(
      'NOT_AUTHENTICATED',
    )
  })
})
