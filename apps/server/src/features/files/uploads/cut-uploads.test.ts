import { createHash, randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileDurations } from '@learntrail/contract/files/limits'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { startS3Server } from '../../../platform/storage/s3-server.fixture.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp, TestBrowser } from '../../../testing/test-app.ts'
import { tidyLooseContent } from '../loose-content.service.ts'
import * as sample from '../sample-files.fixture.ts'
import { address, offsetOf, openPatch, send, traces } from './resumable.fixture.ts'
import { uploadStoreOf } from './upload-store.service.ts'

let product: TestApp
let person: TestPerson
let content: Buffer
let sha256: string
const open = async (settings: Record<string, string> = {}) => {
  product = await createTestApp(settings)
  person = await newPerson(product)
  await product.app.listen({ port: 0, host: '127.0.0.1' })
}
beforeEach(() => {
  content = Buffer.concat([sample.pdf(), randomBytes(3_000_000)])
  sha256 = createHash('sha256').update(content).digest('hex')
})
afterEach(() => product.close())

const patience = { timeout: 10_000, interval: 10 }
const idOf = (url: string) => url.split('/').at(-1) ?? ''
const offset = async (url: string) => Number((await offsetOf(product.app, person, url)).offset)

/** Returns the bytes of an upload on disk. Asking the server would take the upload over. */
async function arrived(url: string): Promise<number> {
  return (await stat(join(product.platform.storage.unfinished, idOf(url)))).size
}

/** Sends the first bytes and waits until they are on disk; the connection stays open. */
async function sendBeginning(url: string, bytes: number) {
  const socket = await openPatch(product.app, person, url, { offset: 0, declared: content.length })
  socket.write(content.subarray(0, bytes))
  await vi.waitFor(async () => expect(await arrived(url)).toBe(bytes), patience)
  return socket
}

/** Replaces the server by a new one on the same data, with nothing left of the old one's memory. */
async function restart(): Promise<void> {
  await product.app.close()
  const { platform: before, close } = product
  const platform: Platform = { ...before, storage: await openStorage(before.config) }
  const app = await buildApp(platform, pino({ level: 'silent' }))
  product = {
    ...product,
    app,
    platform,
    guest: () => new TestBrowser(app),
    close: async () => {
      await app.close()
      platform.storage.close()
      await close()
    },
  }
  person = { ...person, browser: await signedIn(product, person.id) }
}

test('a line that is cut costs only what was on its way', async () => {
  await open()
  const url = await address(person, '報告.pdf', content.length)
  const socket = await sendBeginning(url, 2_000_000)
  socket.destroy()
  expect(await offset(url)).toBe(2_000_000)
  expect(await traces(product)).toMatchObject({ files: 0, events: 0 })
  expect((await send(person, url, 2_000_000, content.subarray(2_000_000))).json()).toMatchObject({ sha256 })
  expect(await traces(product)).toEqual({ files: 1, events: 1, bytes: [sha256] })
})

test('a line that went silent is taken over from, without waiting for it to end', async () => {
  await open()
  const url = await address(person, '報告.pdf', content.length)
  const socket = await sendBeginning(url, 1_000_000)
  expect(await offset(url)).toBe(1_000_000)
  expect((await send(person, url, 1_000_000, content.subarray(1_000_000))).json()).toMatchObject({ sha256 })
  socket.destroy()
})

test('who sends more than they announced, in chunks without a length, gets no byte more in', async () => {
  await open()
  const url = await address(person, '報告.pdf', 1_000)
  const socket = await openPatch(product.app, person, url, { offset: 0, declared: 'chunked' })
  let answered = ''
  socket.on('data', (data: Buffer) => {
    answered += data.toString()
  })
  socket.write(`7d0\r\n${'x'.repeat(2_000)}\r\n0\r\n\r\n`)
  await vi.waitFor(() => expect(answered).toContain('UPLOAD_LENGTH_MISMATCH'), patience)
  socket.destroy()
  expect(await offset(url)).toBeLessThanOrEqual(1_000)
  expect(await traces(product)).toMatchObject({ files: 0, events: 0 })
})

test('a restart of the server is a pause like any other', async () => {
  await open()
  const url = await address(person, '報告.pdf', content.length)
  const socket = await sendBeginning(url, 1_000_000)
  socket.destroy()
  await restart()
  expect(await offset(url)).toBe(1_000_000)
  expect((await send(person, url, 1_000_000, content.subarray(1_000_000))).json()).toMatchObject({ sha256 })
  expect(await traces(product)).toEqual({ files: 1, events: 1, bytes: [sha256] })
})

test('a server that ends before the receipt is written gives it after its restart', async () => {
  await open()
  const url = await address(person, '報告.pdf', content.length)
  await send(person, url, 0, content.subarray(0, -1))
  // All bytes have arrived, and no file has been made of them.
  await uploadStoreOf(product.platform).write(Readable.from([content.subarray(-1)]), idOf(url), content.length - 1)
  await restart()
  expect((await person.browser.get(url)).json()).toMatchObject({ offset: content.length, file: null })
  expect((await person.browser.post(`${url}/finish`)).json()).toMatchObject({ sha256 })
  expect(await traces(product)).toEqual({ files: 1, events: 1, bytes: [sha256] })
})

test('bytes that a killed process left under no row go to the trash after a day, and no others', async () => {
  await open()
  const url = await address(person, '報告.pdf', content.length)
  await send(person, url, 0, content.subarray(0, 1_000))
  const png = await sample.png()
  const kept = (await send(person, await address(person, '照片.png', png.length), 0, png)).json()
  const loose = await product.platform.storage.put(Buffer.from('nobody names this'))
  expect(await tidyLooseContent(product.platform)).toMatchObject({ discarded: 0 })
  // The clean-up goes by the age of files on disk, so the test clock is set to real time.
  product.clock.advance(Date.now() - product.clock.now().getTime() + fileDurations.looseBytes + 60_000)
  expect(await tidyLooseContent(product.platform)).toMatchObject({ discarded: 1 })
  expect(await product.platform.storage.size(loose)).toBeUndefined()
  expect((await person.browser.get(`${kept.url}?type=thumbnail`)).statusCode).toBe(200)
  expect(await arrived(url)).toBe(1_000)
})

test('on a store that is away, an upload waits whole until the store is back', async () => {
  const s3 = await startS3Server()
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings
  await open({
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  const url = await address(person, '報告.pdf', content.length)
  await send(person, url, 0, content.subarray(0, 1_000_000))
  await s3.stop()
  const answer = await send(person, url, 1_000_000, content.subarray(1_000_000))
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  // The rest of the product still works.
  expect((await person.browser.get('/api/v2/users/current')).statusCode).toBe(200)
  expect(await traces(product)).toEqual({ files: 0, events: 0, bytes: [idOf(url)] })
  await s3.start()
  const file = (await person.browser.post(`${url}/finish`)).json()
  expect(file).toMatchObject({ sha256 })
  expect((await person.browser.get(file.url)).rawPayload.equals(content)).toBe(true)
  const part = await person.browser.get(file.url, { range: 'bytes=10-19' })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload.equals(content.subarray(10, 20))).toBe(true)
  expect(await traces(product)).toEqual({ files: 1, events: 1, bytes: [] })
  await s3.remove()
})
