import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { digestOf } from './password-hash.rules.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const present = digestOf('learn-by-doing')
const next = digestOf('learn-by-walking')
const outcome = (answer: { statusCode: number; json<T>(): T }) =>
  answer.statusCode === 200 ? 'done' : answer.json<Problem>().code

/** Tokens of `count` mails to an address, a minute apart. */
async function links(email: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let mail = 0; mail < count; mail += 1) {
    product.clock.advance(accountDurations.mailAgain)
    const before = product.mails.sent.filter(({ to }) => to === email).length
    await product.guest().post('/api/v2/sessions/email', { email })
    tokens.push(await product.mails.nextToken(email, before))
  }
  return tokens
}

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` })
const activate = async (token?: string) =>
  outcome(await product.guest().post('/api/v2/sessions/email', {}, bearer(token)))
const reset = async (token?: string, password = next) =>
  outcome(await product.guest().patch('/api/v2/sessions/email', { password }, bearer(token)))
const stateOf = async (token?: string) =>
  (await product.guest().get('/api/v2/sessions/email', bearer(token))).json<{ state: string }>().state

describe('links of an activation', () => {
  test('all die with the one that is used', async () => {
    const { email } = await newPerson(product, { emailVerifiedAt: null })
    const [first, second] = await links(email, 2)
    expect(await activate(second)).toBe('done')
    expect([await stateOf(first), await activate(first)]).toEqual(['used', 'TOKEN_USED'])
  })

  test('open an account once when two are used at the same moment', async () => {
    const { email } = await newPerson(product, { emailVerifiedAt: null })
    const tokens = await links(email, 2)
    expect((await Promise.all(tokens.map(activate))).sort()).toEqual(['TOKEN_USED', 'done'])
  })

  test('die when the account is opened otherwise', async () => {
    const { email, id } = await newPerson(product, { emailVerifiedAt: null })
    const [token] = await links(email, 1)
    await product.platform.pool.query('update accounts set email_verified_at = now() where id = $1', [id])
    expect(await activate(token)).toBe('TOKEN_USED')
  })
})

describe('links of a password reset', () => {
  test('all die with the one that is used', async () => {
    const { email } = await newPerson(product)
    const [first, second] = await links(email, 2)
    expect(await reset(second)).toBe('done')
    product.clock.advance(accountDurations.mailAgain)
    expect([await stateOf(first), await reset(first, present)]).toEqual(['used', 'TOKEN_USED'])
  })

  test('set one password when two are used at the same moment', async () => {
    const { email } = await newPerson(product)
    const tokens = await links(email, 2)
    expect((await Promise.all(tokens.map((token) => reset(token)))).sort()).toEqual(['TOKEN_USED', 'done'])
  })

  test('die when the password is changed by whoever is signed in', async () => {
    const { email, browser } = await newPerson(product)
    const [token] = await links(email, 1)
    const changed = await browser.patch('/api/v2/sessions/email', { password: next, currentPassword: present })
    expect(outcome(changed)).toBe('done')
    expect([await stateOf(token), await reset(token, present)]).toEqual(['used', 'TOKEN_USED'])
  })

  test('live on when a change of the password is refused', async () => {
    const { email, browser } = await newPerson(product)
    const [token] = await links(email, 1)
    expect(outcome(await browser.patch('/api/v2/sessions/email', { password: next, currentPassword: next }))).toBe(
      'INCORRECT_PASSWORD',
    )
    expect(await reset(token)).toBe('done')
  })
})
