import { accountDurations, loginFailures, mailsADay } from '@learntrail/contract/accounts/limits'
import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { countTry } from './login-throttle.service.ts'
import { digestOf } from './password-hash.rules.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const right = digestOf('learn-by-doing')
const wrong = digestOf('learn-by-heart')
const many = 115

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.51.100.${addresses}`
}

/** A guest at one address whose calls all leave at the same moment. */
async function caller(address: string) {
  const guest = product.guest()
  const headers = { 'x-csrf-token': await guest.csrfToken(), cookie: guest.cookieHeader }
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, remoteAddress = address) => {
    const answer = await product.app.inject({ method, url, remoteAddress, headers, ...(payload && { payload }) })
    return answer.statusCode === 200 ? 'done' : answer.json<Problem>().code
  }
  return {
    logIn: (account: string, password: string, from?: string) =>
      send('POST', '/api/v2/sessions', { account, password }, from),
    lookUp: (email: string) => send('GET', `/api/v2/sessions?email=${email}`),
    askMail: (email: string) => send('POST', '/api/v2/sessions/email', { email }),
    signUp: (email: string, username: string) =>
      send('POST', '/api/v2/sessions/signup', { role: 'student', email, username, password: right }),
  }
}

const times = <T>(count: number, work: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, number) => work(number)))

function tallyOf(codes: string[]): Record<string, number> {
  const tally: Record<string, number> = {}
  for (const code of codes) tally[code] = (tally[code] ?? 0) + 1
  return tally
}

describe('of many who guess at the same moment', () => {
  test('five are looked into, whatever addresses they come from, and the right one after them is not', async () => {
    const { email, username } = await newPerson(product)
    const { logIn } = await caller(newAddress())
    const names = [email, username, email.toUpperCase()]
    const codes = await times(many, (number) => logIn(names[number % 3] ?? email, wrong, `203.0.113.${number + 1}`))
    expect(tallyOf(codes)).toEqual({
      INCORRECT_PASSWORD: loginFailures.account,
      TOO_MANY_LOGIN_FAILURES: many - loginFailures.account,
    })
    expect(await logIn(email, right)).toBe('TOO_MANY_LOGIN_FAILURES')
    product.clock.advance(accountDurations.loginFailureWindow)
    expect(await logIn(email, right)).toBe('done')
  })

  test('five are counted, also where several nodes count and none waits for the others', async () => {
    const now = product.clock.now()
    const guess = async (number: number) => {
      const tried = { account: 'guessed on many nodes', address: `203.0.113.${number + 1}`, now }
      return countTry(product.platform.pool, tried).then(
        () => 'counted',
        (error: Error) => error.message,
      )
    }
    expect(tallyOf(await times(many, guess))).toEqual({
      counted: loginFailures.account,
      TOO_MANY_LOGIN_FAILURES: many - loginFailures.account,
    })
  })

  test('thirty from one address are looked into, whatever accounts they try', async () => {
    const { logIn } = await caller(newAddress())
    const codes = await times(many, (number) => logIn(`guessed${number}@example.test`, wrong))
    expect(tallyOf(codes)).toEqual({
      ACCOUNT_NOT_FOUND: loginFailures.address,
      TOO_MANY_LOGIN_FAILURES: many - loginFailures.address,
    })
  })

  test('five are looked into who are signed in and change the password', async () => {
    const { browser } = await newPerson(product)
    await browser.csrfToken()
    const change = async () => browser.patch('/api/v2/sessions/email', { password: right, currentPassword: wrong })
    const codes = (await times(many, change)).map((answer) => answer.json<Problem>().code)
    expect(tallyOf(codes)).toEqual({
      INCORRECT_PASSWORD: loginFailures.account,
      TOO_MANY_LOGIN_FAILURES: many - loginFailures.account,
    })
  })

  test('thirty learn that an address has no account, also by asking for mails', async () => {
    const [looking, asking] = [await caller(newAddress()), await caller(newAddress())]
    const looked = await times(many, (number) => looking.lookUp(`nobody${number}@example.test`))
    expect(tallyOf(looked)).toEqual({
      done: loginFailures.address,
      TOO_MANY_LOGIN_FAILURES: many - loginFailures.address,
    })
    const { email } = await newPerson(product)
    expect(await looking.lookUp(email), 'nor does anybody learn that there is one').toBe('TOO_MANY_LOGIN_FAILURES')
    const asked = await times(many, (number) => asking.askMail(`nobody${number}@example.test`))
    expect(tallyOf(asked)).toEqual({
      ACCOUNT_NOT_FOUND: loginFailures.address,
      TOO_MANY_LOGIN_FAILURES: many - loginFailures.address,
    })
  })

  test('thirty learn by signing up that an address has an account', async () => {
    const { email } = await newPerson(product)
    const { signUp } = await caller(newAddress())
    const codes = await times(loginFailures.address + 5, (number) => signUp(email, `sign-up-${number}`))
    expect(tallyOf(codes)).toEqual({ ACCOUNT_EXISTS: loginFailures.address, TOO_MANY_LOGIN_FAILURES: 5 })
  })
})

describe('whoever does nothing wrong', () => {
  test('signs in along with a whole school from one address', async () => {
    const people = await times(60, () => newPerson(product))
    const { logIn, lookUp } = await caller(newAddress())
    expect(tallyOf(await times(60, (number) => lookUp(people[number]!.email)))).toEqual({ done: 60 })
    expect(tallyOf(await times(60, (number) => logIn(people[number]!.email, right)))).toEqual({ done: 60 })
  })

  test('signs in on many devices at the same moment, after four mistakes', async () => {
    const { email } = await newPerson(product)
    const { logIn } = await caller(newAddress())
    await times(loginFailures.account - 1, () => logIn(email, wrong))
    expect(tallyOf(await times(12, () => logIn(email, right)))).toEqual({ done: 12 })
  })

  test('leaves nothing that counts against the others at the address', async () => {
    const [one, other] = [await newPerson(product), await newPerson(product)]
    const { logIn } = await caller(newAddress())
    for (let round = 0; round < loginFailures.address; round += 1) {
      await logIn(one.email, wrong)
      expect(await logIn(one.email, right)).toBe('done')
    }
    expect(await logIn(other.email, right)).toBe('done')
  })

  test('is not closed out by trying before the address was confirmed', async () => {
    const { email } = await newPerson(product, { emailVerifiedAt: null })
    const { logIn } = await caller(newAddress())
    expect(tallyOf(await times(20, () => logIn(email, right)))).toEqual({ ACCOUNT_NOT_VERIFIED: 20 })
  })
})

describe('mails to one address', () => {
  test('go out once of many that are asked for at the same moment', async () => {
    const { email } = await newPerson(product)
    const { askMail } = await caller(newAddress())
    expect(tallyOf(await times(many, () => askMail(email)))).toEqual({ done: 1, MAIL_TOO_SOON: many - 1 })
  })

  test('are five a day also for who signs up with it again and again and never opens one', async () => {
    const { signUp } = await caller(newAddress())
    const codes: string[] = []
    for (let round = 0; round <= mailsADay; round += 1) {
      codes.push(await signUp('pestered@example.test', `pesterer-${round}`))
      product.clock.advance(accountDurations.mailLink + 1)
    }
    expect(tallyOf(codes)).toEqual({ done: mailsADay, MAIL_LIMIT_REACHED: 1 })
  })
})
