import { createHash } from 'node:crypto'
import { accountDurations, loginFailures } from '@learntrail/contract/accounts/limits'
import type { Problem } from '@learntrail/contract/errors'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { events } from '../../platform/events/events.tables.ts'
import { newPerson, signedIn } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { accounts, sessions } from './accounts.tables.ts'
import { digestOf, hashDigest } from './password-hash.rules.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const oldDigestOf = (password: string) => createHash('md5').update(password).digest('hex')
const rightPassword = digestOf('learn-by-doing')
const wrongPassword = digestOf('learn-by-heart')
const logIn = (browser: TestBrowser, account: string, password = rightPassword) =>
  browser.post('/api/v2/sessions', { account, password })
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const roleIn = async (browser: TestBrowser) => (await browser.get('/api/v2/sessions/devices')).statusCode

describe('log-in', () => {
  const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

  test('takes the e-mail or the account name, in any letter case and width', async () => {
    const { email, username, id } = await newPerson(product)
    for (const account of [
      email,
      username,
      email.toUpperCase(),
      username.toUpperCase(),
      ` ${email} `,
      wide(email),
      wide(username),
    ]) {
      const browser = product.guest()
      const answer = await logIn(browser, account)
      expect(answer.json()).toEqual({ userId: id, isProfileFilled: true, isDefaultPassword: false })
      expect(await roleIn(browser)).toBe(200)
    }
  })

  test('gives a cookie that scripts and other sites cannot use, new at each log-in', async () => {
    const { email } = await newPerson(product)
    const [first, second] = [await logIn(product.guest(), email), await logIn(product.guest(), email)]
    const cookie = first.cookies.find(({ name }) => name === 'learntrail_session')
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: accountDurations.session / 1000,
    })
    expect(second.cookies[0]?.value).not.toBe(cookie?.value)
    const stored = await product.platform.db.select({ hash: sessions.tokenHash }).from(sessions)
    expect(stored.map(({ hash }) => hash.toString('base64url'))).not.toContain(cookie?.value)
  })

  test('marks the cookie Secure where people come by https', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://learntrail.test' })
    const { email } = await newPerson(secure)
    expect((await logIn(secure.guest(), email)).cookies[0]).toMatchObject({ secure: true })
    await secure.close()
  })

  test('says when there is no such account', async () => {
    const answer = await logIn(product.guest(), 'nobody@example.test')
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'ACCOUNT_NOT_FOUND'])
  })

  test('says when the password is wrong, and signs nobody in', async () => {
    const { email } = await newPerson(product)
    const browser = product.guest()
    const answer = await logIn(browser, email, wrongPassword)
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'INCORRECT_PASSWORD'])
    expect(await roleIn(browser)).toBe(401)
  })

  test('waits for the address to be confirmed', async () => {
    const { email } = await newPerson(product, { emailVerifiedAt: null })
    const answer = await logIn(product.guest(), email)
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'ACCOUNT_NOT_VERIFIED'])
  })

  test('keeps SHA-256 of a password in the old form from its next log-in on', async () => {
    const old = oldDigestOf('learn-by-doing')
    const { email, id } = await newPerson(product, { passwordHash: await hashDigest(old), passwordDigest: 'md5' })
    const send = (password: string, sha256: string) =>
      product.guest().post('/api/v2/sessions', { account: email, password, sha256 })
    expect((await send(oldDigestOf('learn-by-heart'), rightPassword)).statusCode).toBe(401)
    expect((await send(old, rightPassword)).statusCode).toBe(200)
    expect((await logIn(product.guest(), email)).statusCode).toBe(200)
    expect((await logIn(product.guest(), email, old)).statusCode).toBe(401)
    const [kept] = await product.platform.db.select().from(accounts).where(eq(accounts.id, id))
    expect(kept?.passwordDigest).toBe('sha256')
    // An account already in the new form keeps its hash.
    expect((await send(rightPassword, wrongPassword)).statusCode).toBe(200)
    expect((await logIn(product.guest(), email)).statusCode).toBe(200)
  })

  test('names the method of an account that signs in elsewhere', async () => {
    const { email } = await newPerson(product, { method: 'google', passwordHash: null })
    const answer = await logIn(product.guest(), email)
    expect(answer.json<Problem>()).toMatchObject({ code: 'LOGIN_METHOD_CONFLICT', values: { method: 'google' } })
  })

  test('takes the MD5 digest for an account imported in the old form, and tells the browser to send it', async () => {
    const md5 = 'b'.repeat(32)
    const { email } = await newPerson(product, { passwordHash: await hashDigest(md5), passwordDigest: 'md5' })
    const lookUp = await product.guest().get(`/api/v2/sessions?email=${email}`)
    expect(lookUp.json()).toEqual({ exists: true, method: 'email', isMd5: true })
    expect((await logIn(product.guest(), email, md5)).statusCode).toBe(200)
  })

  test('is written into the event log with device and address', async () => {
    const { email, id } = await newPerson(product)
    await logIn(product.guest(), email)
    const log = await product.platform.db.select().from(events).where(eq(events.actorId, id))
    expect(log.map(({ kind, data }) => [kind, data.address])).toEqual([['session.started', '192.0.2.1']])
  })
})

describe('the throttle', () => {
  const logInFrom = async (address: string, account: string, password = rightPassword) => {
    const browser = product.guest()
    return product.app.inject({
      method: 'POST',
      url: '/api/v2/sessions',
      remoteAddress: address,
      headers: { 'x-csrf-token': await browser.csrfToken(), cookie: browser.cookieHeader },
      payload: { account, password },
    })
  }
  const fail = async (account: string, times: number, address = '192.0.2.7') => {
    for (let time = 0; time < times; time += 1) await logInFrom(address, account, wrongPassword)
  }

  test('closes an account to everybody after five failures, and says for how long', async () => {
    const { email } = await newPerson(product)
    await fail(email, loginFailures.account - 1, '192.0.2.20')
    expect(codeOf(await logIn(product.guest(), email, wrongPassword))).toBe('INCORRECT_PASSWORD')
    const answer = await logIn(product.guest(), email)
    expect(answer.statusCode).toBe(429)
    expect(answer.json<Problem>()).toMatchObject({ code: 'TOO_MANY_LOGIN_FAILURES', retryAfter: 900 })
    expect(answer.headers['retry-after']).toBe('900')
    product.clock.advance(accountDurations.loginFailureWindow)
    expect((await logIn(product.guest(), email)).statusCode).toBe(200)
  })

  test('forgets the failures of an account when it is signed in to', async () => {
    const { email } = await newPerson(product)
    await fail(email, loginFailures.account - 1)
    expect((await logIn(product.guest(), email)).statusCode).toBe(200)
    await fail(email, loginFailures.account - 1)
    expect((await logIn(product.guest(), email)).statusCode).toBe(200)
  })

  test('closes an address after thirty failures on whatever accounts', async () => {
    for (let count = 0; count < loginFailures.address; count += 1)
      await fail(`nobody${count}@example.test`, 1, '192.0.2.99')
    expect(codeOf(await logInFrom('192.0.2.99', 'one-more@example.test'))).toBe('TOO_MANY_LOGIN_FAILURES')
    const { email } = await newPerson(product)
    expect((await logIn(product.guest(), email)).statusCode, 'another address is free').toBe(200)
  })

  test('counts the addresses of one IPv6 network as one, and what is kept of a session is the whole address', async () => {
    for (let count = 0; count < loginFailures.address; count += 1)
      await fail(`nobody${count}@example.test`, 1, `2001:db8:1:1::${count + 1}`)
    const { email } = await newPerson(product)
    expect(codeOf(await logInFrom('2001:db8:1:1:ffff::1', email))).toBe('TOO_MANY_LOGIN_FAILURES')
    expect((await logInFrom('2001:db8:1:2::1', email)).statusCode).toBe(200)
    const kept = await product.platform.pool.query(
      'select address from sessions order by created_at desc, id desc limit 1',
    )
    expect(kept.rows).toEqual([{ address: '2001:db8:1:2::1' }])
  })

  test('forgets on the whole network what was tried on an account before it is signed in to', async () => {
    const { email } = await newPerson(product)
    const tried = async () =>
      (await product.platform.pool.query("select tried from tallies where key = 'address:2001:db8:2:1::/64'")).rows
    await fail(email, loginFailures.account - 1, '2001:db8:2:1::1')
    expect(await tried()).toMatchObject([{ tried: { length: loginFailures.account - 1 } }])
    expect((await logInFrom('2001:db8:2:1::2', email)).statusCode).toBe(200)
    expect(await tried()).toEqual([{ tried: [] }])
  })
})

describe('a session', () => {
  test('ends with log-out, on this device only', async () => {
    const person = await newPerson(product)
    const other = await signedIn(product, person.id)
    expect((await person.browser.delete('/api/v2/sessions')).statusCode).toBe(200)
    expect([await roleIn(person.browser), await roleIn(other)]).toEqual([401, 200])
  })

  test('can be ended from another device of the same account, not from somebody else’s', async () => {
    const person = await newPerson(product)
    const stranger = await newPerson(product)
    const lost = await signedIn(product, person.id)
    const { devices } = (await person.browser.get('/api/v2/sessions/devices')).json<{
      devices: { id: string; isCurrent: boolean }[]
    }>()
    const target = devices.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await stranger.browser.delete(`/api/v2/sessions/devices/${target}`)).statusCode).toBe(404)
    expect(await roleIn(lost)).toBe(200)
    expect((await person.browser.delete(`/api/v2/sessions/devices/${target}`)).statusCode).toBe(200)
    expect(await roleIn(lost)).toBe(401)
  })

  test('lasts thirty days from the last use', async () => {
    const { browser } = await newPerson(product)
    product.clock.advance(accountDurations.session - 1_000)
    expect(await roleIn(browser)).toBe(200)
    product.clock.advance(accountDurations.session - 1_000)
    expect(await roleIn(browser)).toBe(200)
    product.clock.advance(accountDurations.session)
    expect(await roleIn(browser)).toBe(401)
  })
})

test('skipping the password notice keeps the password and stamps the date', async () => {
  const old = new Date(product.clock.now().getTime() - accountDurations.passwordUpdateNotice)
  const { browser, id, email } = await newPerson(product, { passwordUpdatedAt: old })
  expect((await browser.patch('/api/v2/sessions/password/last-update')).statusCode).toBe(200)
  const [account] = await product.platform.db.select().from(accounts).where(eq(accounts.id, id))
  expect(account?.passwordUpdatedAt).toEqual(product.clock.now())
  expect((await logIn(product.guest(), email)).statusCode).toBe(200)
})
