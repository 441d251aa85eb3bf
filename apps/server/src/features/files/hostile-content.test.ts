import { crc32, deflateSync } from 'node:zlib'
import type { FileSummary } from '@learntrail/contract/files/files'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { multipart } from './multipart.fixture.ts'
import * as sample from './sample-files.fixture.ts'

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

/** Uploaded and shown to everybody, as a person's picture. */
async function shown(name: string, content: Buffer): Promise<FileSummary> {
  const [file] = (await upload(name, content)).json().files
  await product.platform.pool.query('update accounts set avatar_file_id = $1 where id = $2', [file.id, owner.id])
  return file
}

const script = '<script>alert(document.cookie)</script>'

/** A picture that says it has 50,000 pixels a side, in some hundred bytes. */
function giantPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(50_000, 0)
  head.writeUInt32BE(50_000, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(50_000))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each([
  ['a PNG of 50,000 × 50,000 pixels', 'a.png', giantPng, 'FILE_DAMAGED'],
  ['a page called JPEG', 'a.jpg', () => Buffer.from(`<!doctype html><html>${script}</html>`), 'FILE_TYPE_MISMATCH'],
  ['a GIF that is a program as well', 'a.gif', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), 'FILE_DAMAGED'],
  [
    'a page with the beginning of a JPEG',
    'a.jpg',
    () => Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'),
    'FILE_DAMAGED',
  ],
] as const)('%s is refused', async (_what, name, make, code) => {
  expect((await upload(name, make())).json()).toMatchObject({ code })
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
