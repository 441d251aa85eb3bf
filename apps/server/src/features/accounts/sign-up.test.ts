import { accountDurations, accountLimits, mailsADay } from '@learntrail/contract/accounts/limits'
import type { DemoMail } from '@learntrail/contract/accounts/mailbox'
import type { Problem } from '@learntrail/contract/errors'
import { durations } from '@learntrail/contract/limits'
import type { Navigation } from '@learntrail/contract/shell/navigation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailboxMailer } from '../../platform/mail/mailbox-mailer.ts'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { digestOf } from './password-hash.rules.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const password = digestOf('learn-by-doing')
let count = 0
/** The body of a sign-up with an unused e-mail and name. */
const newcomer = (change: object = {}) => {
  count += 1
  return { role: 'student', email: `new${count}@example.test`, username: `newcomer-${count}`, password, ...change }
}
const signUp = (body: object) => product.guest().post('/api/v2/sessions/signup', body)
const open = (token: string, browser: TestBrowser = product.guest()) =>
  browser.post('/api/v2/sessions/email', {}, { authorization: `Bearer ${token}` })
const askAgain = (email: string) => product.guest().post('/api/v2/sessions/email', { email })
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code

describe('sign-up by e-mail', () => {
  test('mails a link that opens the account and signs in', async () => {
    const body = newcomer()
    expect((await signUp(body)).statusCode).toBe(200)
    const token = await product.mails.nextToken(body.email)
    const state = await product.guest().get('/api/v2/sessions/email', { authorization: `Bearer ${token}` })
    expect(state.json()).toEqual({ purpose: 'activation', email: body.email, state: 'valid' })
    const browser = product.guest()
    expect((await open(token, browser)).json()).toMatchObject({ result: 'activated', user: { isProfileFilled: false } })
    expect((await browser.get('/api/v2/sessions/devices')).statusCode).toBe(200)
  })

  test('writes the mail in the language of the person, Chinese without one', async () => {
    const [chinese, english] = [newcomer(), newcomer({ locale: 'en' })]
    await signUp(chinese)
    await signUp(english)
    expect((await product.mails.next(chinese.email)).subject).toBe('學跡｜請確認你的電子郵件')
    expect((await product.mails.next(english.email)).subject).toBe('Learntrail｜Confirm your email address')
  })

  test('refuses a password that many people have', async () => {
    expect(codeOf(await signUp(newcomer({ password: digestOf('12345678') })))).toBe('PASSWORD_TOO_COMMON')
  })

  test('refuses an e-mail or an account name that is taken, in any letter case', async () => {
    const { email, username } = await newPerson(product)
    expect(codeOf(await signUp(newcomer({ email: email.toUpperCase() })))).toBe('ACCOUNT_EXISTS')
    expect(codeOf(await signUp(newcomer({ username: username.toUpperCase() })))).toBe('USERNAME_TAKEN')
  })

  test('knows what is taken in any width, and keeps it in half', async () => {
    const body = newcomer()
    const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    expect((await signUp({ ...body, email: wide(body.email), username: wide(body.username) })).json()).toEqual({
      email: body.email,
    })
    expect(codeOf(await signUp(newcomer({ email: body.email })))).toBe('ACCOUNT_EXISTS')
    expect(codeOf(await signUp(newcomer({ username: wide(body.username.toUpperCase()) })))).toBe('USERNAME_TAKEN')
    expect((await open(await product.mails.nextToken(body.email))).json()).toMatchObject({ result: 'activated' })
  })

  test('takes an address whose domain is in another script, in its ASCII form', async () => {
    const body = newcomer({ email: 'amy@xn--fiq228c.xn--kpry57d' })
    expect((await signUp(body)).json()).toEqual({ email: body.email })
    expect((await open(await product.mails.nextToken(body.email))).json()).toMatchObject({ result: 'activated' })
  })

  test('lets one of two through who take the same name at the same moment', async () => {
    const [one, two] = [newcomer({ username: 'same-name' }), newcomer({ username: 'same-name' })]
    const codes = (await Promise.all([signUp(one), signUp(two)])).map((answer) => answer.statusCode)
    expect(codes.sort()).toEqual([200, 409])
  })

  test('gives an e-mail free again when its link was not opened in an hour', async () => {
    const body = newcomer()
    await signUp(body)
    expect(codeOf(await signUp(body))).toBe('ACCOUNT_EXISTS')
    product.clock.advance(accountDurations.mailLink + 1)
    expect((await signUp(body)).statusCode).toBe(200)
  })

  test.each(['username', 'email'] as const)('refuses a password that equals the %s', async (field) => {
    const body = newcomer()
    expect(codeOf(await signUp({ ...body, password: digestOf(body[field]) }))).toBe('PASSWORD_SAME_AS_ACCOUNT')
  })
})

describe('the fields of sign-up', () => {
  const name = (length: number) => 'n'.repeat(length)
  const mail = (length: number) => `${'m'.repeat(length - '@example.test'.length)}@example.test`

  test.each([
    ['username', name(accountLimits.username.min)],
    ['username', name(accountLimits.username.max)],
    ['username', 'A-b_c.9'],
    ['email', mail(accountLimits.email)],
  ])('takes %s %s', async (field, value) => {
    expect((await signUp(newcomer({ [field]: value }))).statusCode).toBe(200)
  })

  test.each([
    ['username', name(accountLimits.username.min - 1), 'too_short'],
    ['username', name(accountLimits.username.max + 1), 'too_long'],
    ['username', '小雨同學', 'invalid'],
    ['username', 'with space', 'invalid'],
    ['username', 'at@sign', 'invalid'],
    ['username', '', 'required'],
    ['email', mail(accountLimits.email + 1), 'too_long'],
    ['email', 'no-at-sign', 'invalid'],
    ['email', '', 'invalid'],
    ['password', 'learn-by-doing', 'invalid'],
    ['role', 'headmaster', 'invalid'],
  ])('refuses %s %s as %s and names the field', async (field, value, rule) => {
    const answer = await signUp(newcomer({ [field]: value }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().fields?.[0]).toMatchObject({ path: field, rule })
  })
})

describe('a mailed link', () => {
  test('works once', async () => {
    const body = newcomer()
    await signUp(body)
    const token = await product.mails.nextToken(body.email)
    await open(token)
    const again = await open(token)
    expect([again.statusCode, codeOf(again)]).toEqual([410, 'TOKEN_USED'])
  })

  test('works once even when opened twice at the same moment', async () => {
    const body = newcomer()
    await signUp(body)
    const token = await product.mails.nextToken(body.email)
    const codes = (await Promise.all([open(token), open(token)])).map((answer) => answer.statusCode)
    expect(codes.sort()).toEqual([200, 410])
  })

  test('holds for an hour', async () => {
    const [inTime, late] = [newcomer(), newcomer()]
    await signUp(inTime)
    await signUp(late)
    const tokens = [await product.mails.nextToken(inTime.email), await product.mails.nextToken(late.email)]
    product.clock.advance(accountDurations.mailLink - 1)
    expect((await open(tokens[0]!)).statusCode).toBe(200)
    product.clock.advance(1)
    const answer = await open(tokens[1]!)
    expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'TOKEN_EXPIRED'])
  })

  test.each(['', 'forged', 'A'.repeat(43), '%00'])('that is forged (%s) is refused', async (token) => {
    expect(codeOf(await open(`${token}x`))).toBe('TOKEN_INVALID')
    const state = await product.guest().get('/api/v2/sessions/email', { authorization: `Bearer ${token}` })
    expect(codeOf(state)).toBe('TOKEN_INVALID')
  })

  test('may be asked for again after sixty seconds', async () => {
    const body = newcomer()
    await signUp(body)
    const soon = await askAgain(body.email)
    expect(soon.json<Problem>()).toMatchObject({ code: 'MAIL_TOO_SOON', status: 429, retryAfter: 60 })
    product.clock.advance(accountDurations.mailAgain)
    expect((await askAgain(body.email)).json()).toMatchObject({ result: 'activation_mailed' })
    expect((await open(await product.mails.nextToken(body.email, 1))).statusCode).toBe(200)
  })

  test('may be asked for five times a day', async () => {
    const { email } = await newPerson(product)
    for (let mail = 0; mail < mailsADay; mail += 1) {
      expect((await askAgain(email)).json()).toMatchObject({ result: 'reset_mailed' })
      product.clock.advance(accountDurations.mailAgain)
    }
    expect(codeOf(await askAgain(email))).toBe('MAIL_LIMIT_REACHED')
    product.clock.advance(durations.day)
    expect((await askAgain(email)).statusCode).toBe(200)
  })

  test('is asked for in vain where there is no account', async () => {
    expect(codeOf(await askAgain('nobody@example.test'))).toBe('ACCOUNT_NOT_FOUND')
  })
})

describe('the mailbox', () => {
  const path = '/api/v2/mailbox?email=a@example.test'
  const here = { host: 'localhost:8080' }
  const from = (of: TestApp, remoteAddress: string, headers: Record<string, string> = here, url = path) =>
    of.app.inject({ method: 'GET', url, remoteAddress, headers })
  const answers = async (of: TestApp, remoteAddress = '127.0.0.1', headers?: Record<string, string>) =>
    (await from(of, remoteAddress, headers)).statusCode

  test.each(['on', 'off'])('shows what would be sent at the machine, with the demo %s', async (DEMO) => {
    const alone = await createTestApp({ DEMO })
    const db = alone.platform.db
    const text = '歡迎：http://localhost:8080/verification/abc'
    await mailboxMailer(db, alone.clock).send({ to: 'a@example.test', subject: '請確認', text, html: '' })
    const { mails } = (await from(alone, '127.0.0.1')).json<{ mails: DemoMail[] }>()
    expect(mails).toMatchObject([{ to: 'a@example.test', links: ['http://localhost:8080/verification/abc'] }])
    await alone.close()
  })

  test('is for whoever sits at the machine, and for nobody else', async () => {
    for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) {
      expect(await answers(product, address), address).toBe(200)
    }
    for (const address of ['192.0.2.1', '10.0.0.5', '172.17.0.1', '::ffff:192.0.2.1', 'fe80::1', '2001:db8::1']) {
      expect(await answers(product, address), address).toBe(404)
    }
    const proxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
    for (const name of proxies)
      expect(await answers(product, '127.0.0.1', { ...here, [name]: '127.0.0.1' }), name).toBe(404)
    // Another host's name that resolves to this machine.
    for (const host of ['evil.test', 'localhost.evil.test', '192.0.2.7:8080']) {
      expect(await answers(product, '127.0.0.1', { host }), host).toBe(404)
    }
    for (const host of ['127.0.0.1:8080', '[::1]:8080']) expect(await answers(product, '127.0.0.1', { host })).toBe(200)
  })

  test.each([
    ['on', { SMTP_URL: 'smtp://localhost:1' }],
    ['off', { SMTP_URL: 'smtp://localhost:1' }],
    ['on', { PUBLIC_URL: 'https://learntrail.test' }],
    ['off', { PUBLIC_URL: 'http://learntrail.local' }],
  ] as const)('is not there with the demo %s and %j', async (DEMO, settings) => {
    const real = await createTestApp({ DEMO, ...settings })
    expect(await answers(real)).toBe(404)
    await real.close()
  })

  test('is not there for whom a proxy speaks, whoever they say they are', async () => {
    const behind = await createTestApp({ TRUST_PROXY: '1' })
    for (const client of ['127.0.0.1', '192.0.2.1']) {
      expect(await answers(behind, '127.0.0.1', { ...here, 'x-forwarded-for': client })).toBe(404)
    }
    expect(await answers(behind, '192.0.2.1', { ...here, 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    await behind.close()
  })

  test('is spoken of only to whom it is open', async () => {
    const told = async (remoteAddress: string) =>
      (await from(product, remoteAddress, here, '/api/v2/navigation/home')).json<Navigation>().hasMailbox
    expect([await told('127.0.0.1'), await told('192.0.2.1')]).toEqual([true, false])
  })
})
