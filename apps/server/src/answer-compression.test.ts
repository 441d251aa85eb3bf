import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const long = '/api/v2/organization/academic/counties'
const ask = (url: string, encodings?: string) =>
  app.app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long answer comes as %s to whoever takes %s, and says the same', async (encoding, accepted, unpack) => {
  const plain = await ask(long)
  const packed = await ask(long, accepted)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers.vary).toContain('accept-encoding')
  expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2)
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
})

test('the token against forged requests is never compressed', async () => {
  const answer = await ask('/api/csrf/initialization', 'br, gzip')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toHaveProperty('csrfToken')
})

test('whoever takes no compression gets none', async () => {
  expect((await ask(long, 'identity')).headers['content-encoding']).toBeUndefined()
})
