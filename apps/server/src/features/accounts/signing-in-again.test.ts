import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { Authenticator } from './passkeys/authenticator.fixture.ts'
import { digestOf } from './password-hash.rules.ts'
import { type IdentityProvider, startIdentityProvider } from './providers/identity-provider.fixture.ts'
import { sessionCookie } from './session-cookie.http.ts'

const publicUrl = 'https://learntrail.test'
let google: IdentityProvider
let product: TestApp
beforeAll(async () => {
  google = await startIdentityProvider({ redirectUri: `${publicUrl}/login/google` })
  product = await createTestApp({
    PUBLIC_URL: publicUrl,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  })
})
afterAll(async () => {
  await product.close()
  await google.close()
})

const password = digestOf('learn-by-doing')
const send = async (browser: TestBrowser, path: string, body?: unknown, headers?: Record<string, string>) => {
  const answer = await browser.post(`/api/v2/sessions${path}`, body, headers)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const withMailed = async ({ email }: TestPerson) => ({
  authorization: `Bearer ${await product.mails.nextToken(email)}`,
})

const logIn = ({ email }: TestPerson, browser: TestBrowser) => send(browser, '', { account: email, password })

/** Ways to sign in, each prepared in a browser that is already signed in. */
const ways: Record<string, (person: TestPerson) => Promise<(browser: TestBrowser) => Promise<unknown>>> = {
  'a password': async (person) => (browser) => logIn(person, browser),
  'a passkey': async (person) => {
    const authenticator = new Authenticator(publicUrl)
    await send(person.browser, '/passkeys', authenticator.make(await send(person.browser, '/passkeys/options')))
    return async (browser) => send(browser, '/passkey', authenticator.sign(await send(browser, '/passkey/options'), {}))
  },
  'a provider': async ({ id, email, browser }) => {
    google.people.set(id, { sub: id, name: '林小雨', email, email_verified: true })
    const come = async (from: TestBrowser, intent: 'link' | 'sign_in') => {
      const { url } = await send(from, '/providers/google', { intent })
      return send(from, '/google', await google.logIn(url, id))
    }
    await come(browser, 'link')
    return (again) => come(again, 'sign_in')
  },
  'a new password': async (person) => {
    await send(product.guest(), '/email', { email: person.email })
    const mailed = await withMailed(person)
    return (browser) => browser.patch('/api/v2/sessions/email', { password: digestOf('learn-by-heart') }, mailed)
  },
}

const tokenOf = ({ cookieHeader }: TestBrowser) => new RegExp(`${sessionCookie}=([^;]+)`).exec(cookieHeader)?.[1] ?? ''
const devicesOf = async (browser: TestBrowser): Promise<{ id: string; isCurrent: boolean }[]> =>
  (await browser.get('/api/v2/sessions/devices')).json().devices

/** Returns the status that a call with an old cookie is answered with. */
async function statusOf(token: string): Promise<number> {
  const browser = product.guest()
  browser.setCookie(sessionCookie, token)
  return (await browser.get('/api/v2/sessions/devices')).statusCode
}

describe('signing in again in the same browser', () => {
  test.each(Object.keys(ways))('with %s takes the place of the device that was there', async (name) => {
    const person = await newPerson(product)
    const signIn = await ways[name]?.(person)
    const before = tokenOf(person.browser)
    const [current] = (await devicesOf(person.browser)).filter(({ isCurrent }) => isCurrent)
    const elsewhere = await signedIn(product, person.id)
    await signIn?.(person.browser)
    const devices = await devicesOf(person.browser)
    // A new password ends the other sessions as well.
    expect(devices).toHaveLength(name === 'a new password' ? 1 : 2)
    expect(devices.map(({ id }) => id)).not.toContain(current?.id)
    expect([await statusOf(before), (await elsewhere.get('/api/v2/sessions/devices')).statusCode]).toEqual([
      401,
      name === 'a new password' ? 401 : 200,
    ])
  })

  test('by the link that opens another account ends the one that was there, which reads of it', async () => {
    const person = await newPerson(product)
    const elsewhere = await signedIn(product, person.id)
    const before = tokenOf(person.browser)
    const newcomer = { role: 'student', email: 'newcomer@example.test', username: 'newcomer', password }
    await send(product.guest(), '/signup', newcomer)
    await send(person.browser, '/email', {}, await withMailed({ ...person, email: newcomer.email }))
    expect(await statusOf(before)).toBe(401)
    expect(await devicesOf(elsewhere)).toMatchObject([{ isCurrent: true }])
    expect(await devicesOf(person.browser)).toHaveLength(1)
    const { rows } = await product.platform.pool.query(
      `select actor_id as "actorId" from events where kind = 'session.ended'`,
    )
    expect(rows).toEqual([{ actorId: person.id }])
  })

  test('as somebody else leaves the other devices of both', async () => {
    const [one, other] = [await newPerson(product), await newPerson(product)]
    const [atHome, atSchool] = [await signedIn(product, one.id), await signedIn(product, other.id)]
    await logIn(other, one.browser)
    expect(await devicesOf(atHome)).toHaveLength(1)
    expect(await devicesOf(atSchool)).toHaveLength(3)
    await logIn(one, one.browser)
    expect([await devicesOf(atHome), await devicesOf(atSchool)].map(({ length }) => length)).toEqual([2, 2])
  })

  test('is a sign-in as any other where the browser brings what is no session', async () => {
    const person = await newPerson(product)
    for (const token of ['', 'x', 'A'.repeat(43), 'A'.repeat(5_000)]) {
      const browser = product.guest()
      browser.setCookie(sessionCookie, token)
      await logIn(person, browser)
      expect((await browser.get('/api/v2/sessions/devices')).statusCode).toBe(200)
    }
    expect(await devicesOf(person.browser)).toHaveLength(5)
  })
})
