import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileDurations, fileLimits } from '@learntrail/contract/files/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import * as sample from '../sample-files.fixture.ts'
import { address, begin, offsetOf, send, traces } from './resumable.fixture.ts'
import { uploadStoreOf } from './upload-store.service.ts'
import { sweepUploads } from './uploads.service.ts'

let product: TestApp
let person: TestPerson
let content: Buffer
let sha256: string
let before: Awaited<ReturnType<typeof traces>>
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  person = await newPerson(product)
  content = Buffer.concat([sample.pdf(), randomBytes(100_000)])
  sha256 = createHash('sha256').update(content).digest('hex')
  before = await traces(product)
})
afterAll(() => product.close())

/** What the test has left behind since it began. */
async function changes() {
  const now = await traces(product)
  return {
    files: now.files - before.files,
    events: now.events - before.events,
    bytes: now.bytes.filter((name) => !before.bytes.includes(name)),
  }
}

const state = async (url: string, by = person) => (await by.browser.get(url)).json()

describe('an upload in pieces', () => {
  test('becomes a file with the last one, which answers the receipt', async () => {
    const url = await address(person, '報告.pdf', content.length)
    const first = await send(person, url, 0, content.subarray(0, 60_000))
    expect(first.statusCode).toBe(204)
    expect(first.headers['upload-offset']).toBe('60000')
    expect(await offsetOf(product.app, person, url)).toEqual({ status: 200, offset: '60000' })
    expect(await state(url)).toMatchObject({ name: '報告.pdf', offset: 60_000, bytes: content.length, file: null })

    const last = await send(person, url, 60_000, content.subarray(60_000))
    expect(last.statusCode).toBe(200)
    const file = last.json()
    expect(file).toMatchObject({
      displayName: '報告.pdf',
      bytes: content.length,
      sha256,
      createdAt: product.clock.now().toISOString(),
    })
    expect((await person.browser.get(file.url)).rawPayload.equals(content)).toBe(true)
    // Only the receipt is left of the upload itself.
    expect(await changes()).toEqual({ files: 1, events: 1, bytes: [sha256] })
  })

  test('may come with its beginning, and in one piece', async () => {
    const text = sample.text('上游\n')
    const answer = await person.browser.post('/api/v2/uploads', text, {
      'tus-resumable': '1.0.0',
      'upload-length': String(text.length),
      'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ displayName: 'a.txt', bytes: text.length })
  })

  test('says what it speaks', async () => {
    const answer = await product.app.inject({ method: 'OPTIONS', url: '/api/v2/uploads' })
    expect(answer.headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-max-size': String(fileLimits.bytes - 1) })
    const other = await begin(person, 'a.pdf', 10, { 'tus-resumable': '0.2.2' })
    expect(other.json()).toMatchObject({ code: 'UPLOAD_VERSION_UNSUPPORTED' })
    expect(other.statusCode).toBe(412)
    expect(other.headers['tus-version']).toBe('1.0.0')
  })

  test('is one file, however often and however many at once ask for its end', async () => {
    const url = await address(person, '報告.pdf', content.length)
    const [receipt] = [(await send(person, url, 0, content)).json()]
    const again = await Promise.all([
      send(person, url, content.length, Buffer.alloc(0)),
      person.browser.post(`${url}/finish`),
      person.browser.post(`${url}/finish`),
      person.browser.get(url),
    ])
    expect(again.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200])
    expect(again.map((answer) => answer.json().file?.id ?? answer.json().id)).toEqual(Array(4).fill(receipt.id))
    expect(await offsetOf(product.app, person, url)).toEqual({ status: 200, offset: String(content.length) })
    expect(await changes()).toMatchObject({ files: 1, events: 1 })
  })

  test('has the name that is seen, without marks that turn it around', async () => {
    const url = await address(person, '報告\u202efdp.exe\u200b.pdf', content.length)
    expect((await send(person, url, 0, content)).json()).toMatchObject({ displayName: '報告fdp．exe.pdf' })
  })

  test('keeps its file when the upload is given up afterwards', async () => {
    const url = await address(person, '報告.pdf', content.length)
    const file = (await send(person, url, 0, content)).json()
    expect((await person.browser.delete(url)).statusCode).toBe(204)
    expect((await person.browser.get(url)).statusCode).toBe(404)
    expect((await person.browser.get(file.url)).statusCode).toBe(200)
  })
})

describe('before the first byte', () => {
  test.each([
    ['a file of 100 MB', 'a.mp4', fileLimits.bytes, 'FILE_TOO_LARGE'],
    ['an empty file', 'a.txt', 0, 'FILE_EMPTY'],
    ['an ending that is not taken', 'a.exe', 10, 'FILE_FORMAT_UNSUPPORTED'],
    ['a name with a path', '../a.pdf', 10, 'FILE_NAME_UNSAFE'],
    ['a name of marks alone', '\u202e\u200b.pdf', 10, 'FILE_NAME_UNSAFE'],
    ['a name of 256 characters', `${'a'.repeat(252)}.pdf`, 10, 'FILE_NAME_UNSAFE'],
    ['no name', '', 10, 'FILE_NAME_UNSAFE'],
  ])('%s is refused, and leaves nothing', async (_what, name, bytes, code) => {
    expect((await begin(person, name, bytes)).json()).toMatchObject({ code })
    expect(await changes()).toEqual({ files: 0, events: 0, bytes: [] })
  })

  test('one byte below 100 MB and a name of 255 characters are taken', async () => {
    expect((await begin(person, `${'名'.repeat(251)}.mp4`, fileLimits.bytes - 1)).statusCode).toBe(201)
  })

  test.each([
    ['no length', { 'upload-length': '' }],
    ['a length that is none', { 'upload-length': '-1' }],
    ['a length to be told later', { 'upload-length': '', 'upload-defer-length': '1' }],
    ['names that are no base64', { 'upload-metadata': 'filename ***' }],
  ])('%s is refused', async (_what, headers) => {
    const answer = await begin(person, 'a.pdf', 10, headers)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })
})

describe('an upload that does not keep to what it said', () => {
  test('cannot grow beyond its length, and can still go on as it was declared', async () => {
    const url = await address(person, 'a.pdf', 1_000)
    expect((await send(person, url, 0, Buffer.alloc(1_001))).json()).toMatchObject({ code: 'UPLOAD_LENGTH_MISMATCH' })
    expect(await offsetOf(product.app, person, url)).toMatchObject({ offset: '0' })
    const pdf = Buffer.concat([sample.pdf(), Buffer.alloc(1_000)]).subarray(0, 1_000)
    expect((await send(person, url, 0, pdf)).statusCode).toBe(200)
  })

  test('is no file before its length is reached', async () => {
    const url = await address(person, 'a.pdf', content.length + 1)
    await send(person, url, 0, content)
    expect((await person.browser.post(`${url}/finish`)).json()).toMatchObject({ code: 'UPLOAD_OFFSET_MISMATCH' })
    expect(await changes()).toMatchObject({ files: 0, events: 0 })
  })

  test('goes on only from where it is', async () => {
    const url = await address(person, 'a.pdf', content.length)
    await send(person, url, 0, content.subarray(0, 500))
    for (const offset of [0, 499, 501]) {
      const answer = await send(person, url, offset, content.subarray(offset))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'UPLOAD_OFFSET_MISMATCH' })
    }
    expect((await send(person, url, 500, content.subarray(500))).json()).toMatchObject({ sha256 })
  })

  test('is refused at its end when the content is not what the name says, and says so again', async () => {
    const png = await sample.png()
    const url = await address(person, 'a.pdf', png.length)
    const answer = await send(person, url, 0, png)
    expect(answer.statusCode).toBe(415)
    const refusal = { code: 'FILE_TYPE_MISMATCH', values: { name: 'a.pdf' } }
    expect(answer.json()).toMatchObject(refusal)
    expect((await person.browser.get(url)).json()).toMatchObject(refusal)
    expect((await send(person, url, png.length, Buffer.alloc(0))).json()).toMatchObject(refusal)
    expect((await offsetOf(product.app, person, url)).status).toBe(415)
    expect(await changes()).toEqual({ files: 0, events: 0, bytes: [] })
  })

  test('with bytes in another form than the protocol’s is refused', async () => {
    const url = await address(person, 'a.pdf', 10)
    const answer = await person.browser.patch(url, '{}', {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/json',
    })
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  })
})

describe('somebody else', () => {
  test('finds no upload of mine, in no way', async () => {
    const other = await newPerson(product)
    const url = await address(person, 'a.pdf', content.length)
    await send(person, url, 0, content.subarray(0, 500))
    const answers = [
      await other.browser.get(url),
      await send(other, url, 500, content.subarray(500)),
      await other.browser.post(`${url}/finish`),
      await other.browser.delete(url),
    ]
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'UPLOAD_NOT_FOUND', status: 404 })
    expect((await offsetOf(product.app, other, url)).status).toBe(404)
    expect(await offsetOf(product.app, person, url)).toMatchObject({ offset: '500' })
  })
})

describe('what is not gone on with', () => {
  test('can go on for a week and not longer, and is then removed', async () => {
    const store = uploadStoreOf(product.platform)
    const url = await address(person, 'a.pdf', content.length)
    await send(person, url, 0, content.subarray(0, 500))
    product.clock.advance(fileDurations.unfinishedUpload - 1)
    await sweepUploads(product.platform, store)
    expect(await offsetOf(product.app, person, url)).toMatchObject({ offset: '500' })
    product.clock.advance(1)
    expect((await send(person, url, 500, content.subarray(500))).json()).toMatchObject({ code: 'UPLOAD_EXPIRED' })
    product.clock.advance(1)
    await sweepUploads(product.platform, store)
    expect((await person.browser.get(url)).json()).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    expect((await changes()).bytes).toEqual([])
  })

  test('whose bytes a killed process left without a row is swept after a day, and a fresh one stays', async () => {
    const store = uploadStoreOf(product.platform)
    const written = (name: string, ago: number) => {
      const at = new Date(product.clock.now().getTime() - ago)
      return writeFile(store.pathOf(name), content).then(() => utimes(store.pathOf(name), at, at))
    }
    const [old, fresh] = [randomUUID(), randomUUID()]
    await written(old, fileDurations.looseBytes + 1)
    await written(fresh, fileDurations.looseBytes - 60_000)
    const url = await address(person, 'a.pdf', content.length)
    await send(person, url, 0, content.subarray(0, 500))
    await sweepUploads(product.platform, store)
    const left = await readdir(product.platform.storage.unfinished)
    expect([left.includes(old), left.includes(fresh)]).toEqual([false, true])
    expect(await offsetOf(product.app, person, url)).toMatchObject({ offset: '500' })
    await store.forget(fresh)
  })

  test('keeps the file of a receipt that has expired', async () => {
    const url = await address(person, 'a.pdf', content.length)
    const file = (await send(person, url, 0, content)).json()
    product.clock.advance(fileDurations.unfinishedUpload + 1)
    await sweepUploads(product.platform, uploadStoreOf(product.platform))
    expect((await person.browser.get(file.url)).statusCode).toBe(200)
  })

  test('is given up at once when asked for', async () => {
    const url = await address(person, 'a.pdf', content.length)
    await send(person, url, 0, content.subarray(0, 500))
    expect((await person.browser.delete(url)).statusCode).toBe(204)
    expect((await person.browser.get(url)).statusCode).toBe(404)
    expect((await changes()).bytes).toEqual([])
  })

  test('gives way to newer ones beyond twenty', async () => {
    const urls: string[] = []
    for (let number = 0; number < fileLimits.unfinishedUploads + 1; number += 1) {
      urls.push(await address(person, `${number}.pdf`, 10))
      product.clock.advance(1)
    }
    const statuses = await Promise.all(urls.map(async (url) => (await person.browser.get(url)).statusCode))
    expect(statuses).toEqual([404, ...Array(fileLimits.unfinishedUploads).fill(200)])
    expect((await changes()).bytes).toHaveLength(fileLimits.unfinishedUploads)
  })
})

test('bytes that are lost here are an upload to begin anew', async () => {
  const url = await address(person, 'a.pdf', content.length)
  await send(person, url, 0, content.subarray(0, 500))
  await rm(join(product.platform.storage.unfinished, url.split('/').at(-1) ?? ''))
  expect((await person.browser.get(url)).json()).toMatchObject({ code: 'UPLOAD_EXPIRED' })
  expect((await send(person, url, 500, content.subarray(500))).json()).toMatchObject({ code: 'UPLOAD_EXPIRED' })
})

test.skipIf(process.platform !== 'linux')(
  'a full disk is said, and the upload goes on when there is room',
  async () => {
    const url = await address(person, 'a.pdf', content.length)
    const path = join(product.platform.storage.unfinished, url.split('/').at(-1) ?? '')
    await rm(path)
    await symlink('/dev/full', path)
    const answer = await send(person, url, 0, content)
    expect(answer.statusCode).toBe(507)
    expect(answer.json()).toMatchObject({ code: 'STORAGE_FULL' })
    expect(await state(url)).toMatchObject({ offset: 0, file: null })
    expect(await changes()).toMatchObject({ files: 0, events: 0 })
    await rm(path)
    await writeFile(path, '')
    expect((await send(person, url, 0, content)).json()).toMatchObject({ sha256 })
  },
)
