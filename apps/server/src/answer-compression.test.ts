import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipart } from './features/files/multipart.fixture.ts'
import { newPerson, type TestPerson } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let owner: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  owner = await newPerson(app)
})
afterAll(() => app.close())

const long = '/api/v2/organization/academic/counties'
/** Hundreds of kilobytes, compressed as a stream. */
const endless = '/api/openapi.json'
const ask = (url: string, encodings?: string) =>
  app.app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

test.each([
  ['a long', long, 'br', 'gzip, deflate, br', brotliDecompressSync],
  ['a long', long, 'gzip', 'gzip', gunzipSync],
  ['an endless', endless, 'br', 'gzip, deflate, br', brotliDecompressSync],
  ['an endless', endless, 'gzip', 'gzip', gunzipSync],
] as const)(
  '%s answer (%s) comes as %s to whoever takes %s, and says the same',
  async (...[, url, encoding, accepted, unpack]) => {
    const plain = await ask(url)
    const packed = await ask(url, accepted)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toContain('accept-encoding')
    expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
  },
)

test('the token against forged requests is never compressed', async () => {
  const answer = await ask('/api/csrf/initialization', 'br, gzip')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toHaveProperty('csrfToken')
})

test('whoever takes no compression gets none', async () => {
  expect((await ask(long, 'identity')).headers['content-encoding']).toBeUndefined()
})

describe('a text file that begins like something compressed', () => {
  async function textFile(beginning: string) {
    const content = Buffer.from(`${beginning}年的學習歷程，一頁又一頁。\n`.repeat(400))
    const { body, headers } = multipart([{ name: 'a.txt', content }])
    const answer = await owner.browser.post('/api/v2/portfolios/files', body, headers)
    return { content, url: String(answer.json().files[0].url) }
  }
  const begins = (first: number, second: number) => (first & 0x0f) === 8 && ((first << 8) + second) % 31 === 0
  const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => index + 0x20)
  const beginnings = printable.flatMap((first) =>
    printable.filter((second) => begins(first, second)).map((second) => String.fromCharCode(first, second)),
  )

  test('is one of many: "80", "HK" and "x " among them', () => {
    expect(beginnings).toEqual(expect.arrayContaining(['80', 'HK', 'x ']))
  })

  test.each(beginnings)(
    '"%s": comes byte for byte, whole and in part, to whatever takes compression',
    async (beginning) => {
      const { content, url } = await textFile(beginning)
      for (const form of [url, `${url}?type=original`, `${url}?type=preview`]) {
        for (const accepted of ['br', 'gzip, deflate, br', 'gzip']) {
          const whole = await owner.browser.get(form, { 'accept-encoding': accepted })
          expect(whole.statusCode).toBe(200)
          expect(whole.headers['content-encoding']).toBeUndefined()
          expect(whole.headers['content-length']).toBe(String(content.length))
          expect(whole.rawPayload.equals(content)).toBe(true)

          const part = await owner.browser.get(form, { 'accept-encoding': accepted, range: 'bytes=0-2999' })
          expect(part.statusCode).toBe(206)
          expect(part.headers['content-encoding']).toBeUndefined()
          expect(part.rawPayload.equals(content.subarray(0, 3_000))).toBe(true)
        }
      }
    },
  )
})
