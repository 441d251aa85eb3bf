import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Post } from '@learntrail/contract/posts/posts'
import { PDFDocument, PDFName, rgb } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { fromPeople } from '../../../testing/from-people/from-people.fixture.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish, uploadFiles } from '../../posts/posts.fixture.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product, { displayName: '陳老師' })
  reader = await newPerson(product, { displayName: '林小雨' })
})
afterAll(() => product.close())

async function pdf(change?: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (const _ of [1, 2]) document.addPage([400, 500]).drawText('report')
  document.setSubject(randomUUID())
  change?.(document)
  return Buffer.from(await document.save())
}

async function upload(content: Buffer, name = 'report.pdf'): Promise<Post['files'][number]> {
  const [file] = await uploadFiles(owner, [{ name, content }])
  if (file === undefined) throw new Error('not uploaded')
  return file
}

const stamped = (by: TestPerson, { url }: { url: string }, headers?: Record<string, string>) =>
  by.browser.get(`${url}?type=watermark`, headers)

/** Returns the linear light of a grey value, as a share of white. */
const lightOf = (grey: number) => (grey / 255 <= 0.04045 ? grey / 255 / 12.92 : ((grey / 255 + 0.055) / 1.055) ** 2.4)

describe('the stamped form of a PDF', () => {
  test('has its reader and the day at the foot of every page, and nothing that runs', async () => {
    const content = await pdf((document) => document.addJavaScript('first', 'app.alert(1)'))
    const file = await upload(content)
    await publish(owner, { fileIds: [file.id], privacy: 0 })
    const answer = await stamped(reader, file)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'accept-ranges': 'bytes' })
    expect(String(answer.headers['content-disposition'])).toMatch(/^inline/)
    const document = await PDFDocument.load(answer.rawPayload)
    for (const page of textOf(document).split('\n')) {
      expect(page.match(/林小雨/g)).toHaveLength(1)
      expect(page).toMatch(/\d{4}-\d{2}-\d{2}/)
      expect(page).not.toContain('時')
    }
    expect(document.catalog.lookup(PDFName.of('Names'))?.toString() ?? '').not.toContain('JavaScript')
    // The stored file stays as uploaded.
    expect((await owner.browser.get(file.url)).rawPayload.equals(content)).toBe(true)
  })

  test.each([
    ['dark', rgb(0.05, 0.07, 0.12)],
    ['white', rgb(1, 1, 1)],
  ])('is read on %s paper', async (_what, color) => {
    const file = await upload(
      await pdf((document) => document.getPage(0).drawRectangle({ width: 400, height: 500, color })),
    )
    await publish(owner, { fileIds: [file.id], privacy: 0 })
    const path = join(product.platform.ownCache, `${randomUUID()}.pdf`)
    await writeFile(path, (await stamped(reader, file)).rawPayload)
    const { cover } = await documents.inspectPdf({ from: path, person: reader.id, width: 1_600 })
    // Four pixels a point: the middle of the foot, which is all text.
    const middle = { left: 770, top: 1_958, width: 60, height: 26 }
    const { channels } = await sharp(cover ?? undefined)
      .extract(middle)
      .greyscale()
      .stats()
    const { min = 0, max = 0 } = channels[0] ?? {}
    expect((lightOf(max) + 0.05) / (lightOf(min) + 0.05)).toBeGreaterThan(4.5)
  })

  test('is another one for each reader, and the same bytes for one of them all day, in parts too', async () => {
    const file = await upload(await pdf())
    await publish(owner, { fileIds: [file.id] })
    const [mine, again, theirs] = [await stamped(reader, file), await stamped(reader, file), await stamped(owner, file)]
    expect(again.rawPayload.equals(mine.rawPayload)).toBe(true)
    expect(again.headers.etag).toBe(mine.headers.etag)
    expect(theirs.headers.etag).not.toBe(mine.headers.etag)
    const part = await stamped(reader, file, { range: 'bytes=10-29' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(mine.rawPayload.subarray(10, 30))).toBe(true)
    expect((await stamped(reader, file, { 'if-none-match': String(mine.headers.etag) })).statusCode).toBe(304)
    product.clock.advance(86_400_000)
    expect((await stamped(reader, file)).headers.etag).not.toBe(mine.headers.etag)
  })

  test('made by several requests at once is one', async () => {
    const file = await upload(await pdf())
    const answers = await Promise.all([1, 2, 3].map(() => stamped(owner, file)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  })

  test('is for those who may see the file', async () => {
    const file = await upload(await pdf())
    await publish(owner, { fileIds: [file.id], privacy: 3 })
    expect((await stamped(reader, file)).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
    expect((await stamped(owner, file)).statusCode).toBe(200)
    expect((await product.guest().get(`${file.url}?type=watermark`)).statusCode).toBe(401)
  })

  test.each([
    ['encrypted-owner.pdf', 842, '加密的學習單'],
    ['restricted-by-wang.pdf', 300, 'restricted'],
  ])(
    'of a file that forbids printing (%s) is made for others; its owner has it as it is',
    async (name, height, said) => {
      const content = fromPeople(name)
      const file = await upload(content)
      await publish(owner, { fileIds: [file.id], privacy: 0 })
      const theirs = await stamped(reader, file)
      expect(theirs.statusCode).toBe(200)
      const document = await PDFDocument.load(theirs.rawPayload)
      expect(document.isEncrypted).toBe(false)
      expect(document.getPages().map((page) => Math.round(page.getHeight()))).toEqual([height])
      expect(textOf(document)).toContain('林小雨')
      const path = join(product.platform.ownCache, `${randomUUID()}.pdf`)
      await writeFile(path, theirs.rawPayload)
      expect(await documents.readText({ from: path, characters: 1_000, person: reader.id })).toContain(said)
      const mine = await stamped(owner, file)
      expect(mine.headers).toMatchObject({ 'content-type': 'application/pdf' })
      expect(mine.rawPayload.equals(content)).toBe(true)
    },
  )

  test('of a file that only a password opens is refused to others; its owner has it as it is', async () => {
    const content = await fromPeople('password-1234.pdf')
    const file = await upload(content)
    await publish(owner, { fileIds: [file.id], privacy: 0 })
    for (const _again of [1, 2]) {
      expect((await stamped(reader, file)).json()).toMatchObject({ code: 'PDF_PROTECTED' })
      expect((await stamped(owner, file)).rawPayload.equals(content)).toBe(true)
    }
  })

  test.each([
    ['with other lines before its mark', 'junk-head.pdf'],
    ['whose one page is 70 meters long', 'long-page.pdf'],
  ])('of a file %s is made', async (_what, name) => {
    const file = await upload(fromPeople(name))
    const document = await PDFDocument.load((await stamped(owner, file)).rawPayload)
    expect(textOf(document)).toContain('陳老師')
  })

  test.each([
    ['longer than 600 pages', 'PDF_TOO_LONG', () => pdf((document) => addPages(document, 599))],
    ['damaged', 'FILE_DAMAGED', async () => Buffer.from(`%PDF-1.7 ${randomUUID()}`)],
  ])('of a file that is %s is refused', async (_what, code, make) => {
    const file = await upload(await make())
    expect((await stamped(owner, file)).json()).toMatchObject({ code })
    expect((await stamped(owner, file)).json()).toMatchObject({ code })
  })

  test('of 600 pages is made', async () => {
    const file = await upload(await pdf((document) => addPages(document, 598)))
    expect((await stamped(owner, file)).statusCode).toBe(200)
  })
})

function addPages(document: PDFDocument, count: number): void {
  for (let n = 0; n < count; n += 1) document.addPage([100, 100])
}
