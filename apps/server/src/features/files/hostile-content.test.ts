import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileSummary } from '@learntrail/contract/files/files'
import { fileLimits } from '@learntrail/contract/files/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilePictures } from '../../platform/pictures/hostile-pictures.fixture.ts'
import { pictures } from '../../platform/pictures/index.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { multipart } from './multipart.fixture.ts'
import * as sample from './sample-files.fixture.ts'
import { address, send } from './uploads/resumable.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

async function upload(name: string, content: Buffer) {
  const { body, headers } = multipart([{ name, content }])
  return owner.browser.post('/api/v2/portfolios/files', body, headers)
}

/** Uploads a file and shows it to everybody as an avatar. */
async function shown(name: string, content: Buffer): Promise<FileSummary> {
  const [file] = (await upload(name, content)).json().files
  await product.platform.pool.query('update accounts set avatar_file_id = $1 where id = $2', [file.id, owner.id])
  return file
}

const script = '<script>alert(document.cookie)</script>'

/** Returns the hostile picture whose name contains `part`. */
async function hostile(part: string): Promise<Buffer> {
  const picture = hostilePictures.find(({ name }) => name.includes(part))
  if (picture === undefined) throw new Error(`no picture of ${part}`)
  return picture.make()
}

test.each([
  ['a PNG of 50,000 × 50,000 pixels', 'a.png', () => hostile('50,000 pixels'), 'PICTURE_TOO_MANY_PIXELS'],
  ['a drawing that needs more memory than any should', 'a.svg', () => hostile('masks in masks'), 'PICTURE_TOO_COMPLEX'],
  ['a page called JPEG', 'a.jpg', () => Buffer.from(`<!doctype html><html>${script}</html>`), 'FILE_TYPE_MISMATCH'],
  ['a GIF that is a program as well', 'a.gif', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), 'FILE_DAMAGED'],
  [
    'a page with the beginning of a JPEG',
    'a.jpg',
    () => Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'),
    'FILE_DAMAGED',
  ],
] as const)('%s is refused', async (_what, name, make, code) => {
  expect((await upload(name, await make())).json()).toMatchObject({ code })
})

test('of a JPEG that is a page and an archive as well, others get the picture alone', async () => {
  const polyglot = Buffer.concat([await sample.jpeg(), Buffer.from(script), sample.zip({ 'evil.html': script })])
  const file = await shown('a.jpg', polyglot)
  for (const query of ['', '?type=preview', '?type=thumbnail']) {
    const { rawPayload, headers } = await other.browser.get(`${file.url}${query}`)
    expect(rawPayload.includes('script')).toBe(false)
    expect(rawPayload.includes('PK')).toBe(false)
    expect(headers['content-type']).toMatch(/^image\/(jpeg|webp)$/)
  }
  expect((await owner.browser.get(file.url)).headers['content-disposition']).toMatch(/^attachment/)
})

test('a drawing with a script is shown as pixels, and never runs', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" onload="alert(1)">${script}<rect width="20" height="20"/></svg>`
  const file = await shown('a.svg', Buffer.from(drawing))
  for (const query of ['', '?type=preview', '?type=thumbnail']) {
    const { rawPayload, headers } = await other.browser.get(`${file.url}${query}`)
    expect((await sharp(rawPayload).metadata()).format).toMatch(/png|webp/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
  }
  const original = await owner.browser.get(file.url)
  expect(original.headers['content-disposition']).toMatch(/^attachment/)
  expect(original.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
})

test('more pictures of one person than may wait are put off, not refused for good, and others do not notice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-bombs-'))
  const path = join(folder, 'bomb.svg')
  await writeFile(path, await hostile('six erosions'))
  const leaving = new AbortController()
  const order = { path, folder, format: 'svg', owner: owner.id, signal: leaving.signal } as const
  // One is drawn while the others wait.
  const bombs = Promise.allSettled(
    Array.from({ length: 1 + fileLimits.unfinishedUploads }, () => pictures.makeForms(order)),
  )
  const photo = await sample.jpeg()
  const url = await address(owner, 'photo.jpg', photo.length)
  for (const refused of [await upload('photo.jpg', photo), await send(owner, url, 0, photo)]) {
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 10 })
  }
  const { body, headers } = multipart([{ name: 'photo.jpg', content: photo }])
  expect((await other.browser.post('/api/v2/portfolios/files', body, headers)).statusCode).toBe(200)
  leaving.abort()
  await bombs
  expect((await owner.browser.post(`${url}/finish`)).json()).toMatchObject({ displayName: 'photo.jpg' })
  await rm(folder, { recursive: true })
})
