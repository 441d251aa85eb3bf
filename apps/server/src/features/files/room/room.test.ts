import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { multipart } from '../multipart.fixture.ts'

const megabyte = 1024 ** 2
let product: TestApp
beforeAll(async () => {
  // Here, a free account has 1 MB and one on Plus has 2 MB.
  product = await createTestApp({ ROOM_FREE_GB: String(1 / 1024), ROOM_PLUS_GB: String(2 / 1024) })
})
afterAll(() => product.close())

const person = (change: Parameters<typeof newPerson>[1] = {}) => newPerson(product, { trialEndsAt: null, ...change })
async function upload({ browser }: TestPerson, bytes: number) {
  const { body, headers } = multipart([{ name: 'a.txt', content: Buffer.alloc(bytes, randomUUID()) }])
  return browser.post('/api/v2/portfolios/files', body, headers)
}
const begin = ({ browser }: TestPerson, bytes: number) =>
  browser.post('/api/v2/uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes),
    'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')}`,
  })
const room = async ({ browser }: TestPerson) => (await browser.get('/api/v2/files/room')).json()

test('files fill the room of the plan to the last byte, and not one more', async () => {
  const owner = await person()
  expect((await upload(owner, megabyte)).statusCode).toBe(200)
  expect(await room(owner)).toMatchObject({ bytes: megabyte, limit: megabyte })
  const refused = await upload(owner, 1)
  expect(refused.statusCode).toBe(507)
  expect(refused.json()).toMatchObject({ code: 'ROOM_EXCEEDED', values: { limit: megabyte, left: 0 } })
  expect(await room(owner)).toMatchObject({ count: 1, bytes: megabyte })
})

test('who has no room left is told before the first byte is sent', async () => {
  const owner = await person()
  await upload(owner, megabyte - 10)
  expect((await begin(owner, 11)).json()).toMatchObject({ code: 'ROOM_EXCEEDED', values: { left: 10 } })
  expect((await begin(owner, 10)).statusCode).toBe(201)
})

test('of two files that come at once and fit only alone, one is kept', async () => {
  const owner = await person()
  const answers = await Promise.all([upload(owner, 600_000), upload(owner, 600_000)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 507])
  expect(await room(owner)).toMatchObject({ count: 1, bytes: 600_000 })
})

test('what is removed makes room', async () => {
  const owner = await person()
  const [file] = (await upload(owner, megabyte)).json().files
  await owner.browser.delete(`/api/v2/portfolios/files/${file.id}`)
  expect((await upload(owner, megabyte)).statusCode).toBe(200)
})

test('Plus has more, staff has no limit', async () => {
  const plus = await person({ plan: 'plus', planEndsAt: null })
  const staff = await person({ role: 'operator' })
  expect(await room(plus)).toMatchObject({ limit: 2 * megabyte })
  expect((await upload(plus, 2 * megabyte)).statusCode).toBe(200)
  expect(await room(staff)).toMatchObject({ limit: null })
  expect((await upload(staff, 3 * megabyte)).statusCode).toBe(200)
})
