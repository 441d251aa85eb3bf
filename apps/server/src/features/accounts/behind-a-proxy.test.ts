import { isIP } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { digestOf } from './password-hash.rules.ts'

const proxy = '10.0.0.9'

/** A server behind proxies, and the address it stores for a person who signs in. */
function productTrusting(setting: string) {
  let product: TestApp
  let person: TestPerson
  beforeAll(async () => {
    product = await createTestApp({ TRUST_PROXY: setting, PUBLIC_URL: 'https://learntrail.test' })
    person = await newPerson(product)
  })
  afterAll(() => product.close())

  return {
    product: () => product,
    async keeps(forwarded: string | undefined, from = proxy): Promise<string> {
      const guest = product.guest()
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/v2/sessions',
        remoteAddress: from,
        headers: {
          'x-csrf-token': await guest.csrfToken(),
          cookie: guest.cookieHeader,
          ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
        },
        payload: { account: person.email, password: digestOf('learn-by-doing') },
      })
      expect(answer.statusCode).toBe(200)
      const kept = await product.platform.pool.query<{ address: string }>(
        'select address from sessions order by id desc limit 1',
      )
      const address = kept.rows[0]?.address ?? 'none'
      expect(address === '' || isIP(address) > 0, address).toBe(true)
      return address
    },
  }
}

const shapes = [
  '"><script>alert(1)</script>',
  'x'.repeat(500),
  'unknown',
  ',,,',
  '',
  '999.999.999.999',
  "'; drop table sessions; --",
  'for=192.0.2.60;proto=http;by=203.0.113.43',
]

describe('without a proxy', () => {
  const { keeps } = productTrusting('off')
  test.each(['198.51.100.7', ...shapes])('what a caller says of its address (%s) is not read', async (forwarded) => {
    expect(await keeps(forwarded)).toBe(proxy)
  })
})

describe('behind one proxy', () => {
  const { keeps } = productTrusting('1')

  test('the address is the one that the proxy added, whatever stood before it', async () => {
    expect(await keeps('198.51.100.7')).toBe('198.51.100.7')
    for (const forged of ['192.0.2.66', '192.0.2.66, 10.0.0.9', ...shapes])
      expect(await keeps(`${forged}, 198.51.100.7`), forged).toBe('198.51.100.7')
  })

  test('a port or a zone is no part of it', async () => {
    expect(await keeps('198.51.100.7:567')).toBe('198.51.100.7')
    expect(await keeps('[2001:db8::7]:80')).toBe('2001:db8::7')
    expect(await keeps('fe80::7%eth0')).toBe('fe80::7')
  })

  test.each(shapes)('where the proxy adds what is no address (%s), its own is kept', async (garbage) => {
    expect(await keeps(garbage)).toBe(proxy)
  })

  test('without the header it is the other end', async () => {
    expect(await keeps(undefined)).toBe(proxy)
  })
})

describe('behind two proxies', () => {
  const { keeps } = productTrusting('2')
  test('the address is the last but one', async () => {
    expect(await keeps('192.0.2.66, 198.51.100.7, 10.0.0.8')).toBe('198.51.100.7')
    expect(await keeps('198.51.100.7')).toBe('198.51.100.7')
  })
})

describe('behind proxies of known addresses', () => {
  const { keeps, product } = productTrusting('10.0.0.0/8, fd00::/8')

  test('the address is the last that is none of theirs', async () => {
    expect(await keeps('192.0.2.66, 198.51.100.7, 10.1.2.3, fd00::2')).toBe('198.51.100.7')
    expect(await keeps('198.51.100.7:443, 10.1.2.3')).toBe('198.51.100.7')
  })

  test('whoever comes past them is believed nothing', async () => {
    expect(await keeps('192.0.2.66', '198.51.100.7')).toBe('198.51.100.7')
  })

  test('links in mails begin with the public address, whatever headers name', async () => {
    const { email } = await newPerson(product())
    const guest = product().guest()
    const headers = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http', host: 'evil.test' }
    expect((await guest.post('/api/v2/sessions/email', { email }, headers)).statusCode).toBe(200)
    const { text, html } = await product().mails.next(email)
    expect(text).toContain('https://learntrail.test/verification/')
    expect(text + html).not.toContain('evil.test')
  })
})
