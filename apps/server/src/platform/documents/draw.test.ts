import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDocuments } from './documents.ts'
import { DocumentFailed } from './tasks.ts'

const pool = { width: 1, mostServed: 200, idleMs: 60_000, niceness: 10 }
const service = createDocuments({
  ...pool,
  drawing: pool,
  cacheBytes: 0,
  limits: { seconds: 30, megabytes: 1_500, pages: 50 },
})
let folder: string
let template: { main: URL }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-drawings-'))
  const path = join(folder, 'pages.typ')
  await writeFile(
    path,
    `#import "/common.typ": *
#set page(width: 200pt, height: 100pt, margin: 10pt)
#for name in data.at("names", default: ()) { picture(name, height: 20pt, alt: "圖") }
#for words in data.texts { context [#metadata((page: here().page(), words: words))<mark>]; text(words); pagebreak(weak: true) }`,
  )
  template = { main: pathToFileURL(path) }
})
afterAll(async () => {
  service.rest()
  await rm(folder, { recursive: true, force: true })
})

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'made',
    (error: unknown) => (error instanceof DocumentFailed ? error.reason : error),
  )
const everyPage = { from: 1, to: 50 }
const file = async (name: string, content: Buffer) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1472d8' } })

describe('pages drawn for a screen', () => {
  test('are SVG as large as the paper, with what the template says of its places', async () => {
    const { pages, marks } = await service.draw({
      person: 'somebody',
      template,
      data: { texts: ['甲', '乙'] },
      ...everyPage,
    })
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [200, 100],
      [200, 100],
    ])
    expect(pages[0]?.svg).toMatch(/^<svg [^>]*viewBox="0 0 200 100"/)
    expect(marks).toEqual([
      { page: 1, words: '甲' },
      { page: 2, words: '乙' },
    ])
  })

  test('are the same drawing while nothing on them changes', async () => {
    const before = await service.draw({ person: 'somebody', template, data: { texts: ['甲', '乙'] }, ...everyPage })
    const after = await service.draw({ person: 'somebody', template, data: { texts: ['甲', '丙'] }, ...everyPage })
    expect(after.pages[0]?.hash).toBe(before.pages[0]?.hash)
    expect(after.pages[1]?.hash).not.toBe(before.pages[1]?.hash)
  })

  test('are only those that are wanted and not known', async () => {
    const texts = ['甲', '乙', '丙']
    const { pages } = await service.draw({ person: 'somebody', template, data: { texts }, ...everyPage })
    const known = pages.slice(1, 2).map(({ hash }) => hash)
    const again = await service.draw({ person: 'somebody', template, data: { texts }, from: 1, to: 2, known })
    expect(again.pages.map(({ svg }) => svg !== null)).toEqual([true, false, false])
    expect(again.pages.map(({ hash }) => hash)).toEqual(pages.map(({ hash }) => hash))
  })

  test('say which pictures could not be read or are not there', async () => {
    const good = await file('good.jpg', await photo(40, 30).jpeg().toBuffer())
    const broken = await file('broken.jpg', Buffer.from('no picture'))
    const pictureFiles = new Map([
      ['good', good],
      ['broken', broken],
      ['gone', join(folder, 'gone.jpg')],
    ])
    const data = { names: ['good', 'broken', 'gone'], texts: ['甲'] }
    const { leftOut, pages } = await service.draw({ person: 'somebody', template, data, pictureFiles, ...everyPage })
    expect([...leftOut].sort()).toEqual(['broken', 'gone'])
    expect(pages[0]?.svg).toContain('data:image/jpeg;base64,')
  })

  test('that nobody waits for any more do not end the process that remembers the document', async () => {
    const own = createDocuments({
      ...pool,
      drawing: pool,
      cacheBytes: 0,
      limits: { seconds: 30, megabytes: 1_500, pages: 50 },
    })
    await own.draw({ person: 'somebody', template, data: { texts: ['甲'] }, ...everyPage })
    expect(own.processes).toBe(1)
    const gone = new AbortController()
    const given = own.draw({ person: 'somebody', template, data: { texts: ['乙'] }, ...everyPage, signal: gone.signal })
    const next = own.draw({ person: 'somebody', template, data: { texts: ['丙'] }, ...everyPage })
    gone.abort()
    expect(await failure(given)).toBe('cancelled')
    expect((await next).marks).toEqual([{ page: 1, words: '丙' }])
    expect(own.processes).toBe(1)
    own.rest()
  })

  test('do not wait for documents that are made', async () => {
    const order: string[] = []
    const slow = service
      .make({
        person: 'somebody',
        template,
        data: { texts: Array.from({ length: 40 }, (_, index) => `第 ${index} 頁`) },
      })
      .then(() => order.push('made'))
    const quick = service
      .draw({ person: 'somebody', template, data: { texts: ['甲'] }, ...everyPage })
      .then(() => order.push('drawn'))
    await Promise.all([slow, quick])
    expect(service.processes).toBe(2)
    expect(order).toHaveLength(2)
  })
})

test('every page can be a JPEG', async () => {
  const into = await mkdtemp(join(folder, 'pages-'))
  const texts = Array.from({ length: 11 }, (_, index) => `第 ${index + 1} 頁`)
  const { pages } = await service.photograph({
    person: 'somebody',
    template,
    data: { texts },
    folder: into,
    width: 400,
  })
  expect(pages).toBe(11)
  const names = (await readdir(into)).sort()
  expect(names).toEqual(texts.map((_, index) => `${String(index + 1).padStart(2, '0')}.jpg`))
  expect(await sharp(join(into, '11.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 200 })
})

describe('a picture for print', () => {
  const print = async (name: string, content: Buffer) => {
    const to = join(folder, `${name}.print`)
    await service.pictureForPrint({
      person: 'somebody',
      from: await file(name, content),
      to,
      longest: 1_000,
      quality: 80,
    })
    return sharp(to).metadata()
  }

  test('is a JPEG no larger than asked for, upright', async () => {
    const turned = await photo(3_000, 2_000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await print('large', turned)).toMatchObject({ format: 'jpeg', width: 667, height: 1_000 })
    expect(await print('small', await photo(300, 200).jpeg().toBuffer())).toMatchObject({ width: 300, height: 200 })
  })

  test('stays a PNG where one can see through it', async () => {
    const glass = sharp({ create: { width: 50, height: 50, channels: 4, background: '#1472d880' } })
    const opaque = sharp({ create: { width: 50, height: 50, channels: 4, background: '#1472d8' } })
    expect(await print('glass', await glass.png().toBuffer())).toMatchObject({ format: 'png' })
    expect(await print('opaque', await opaque.png().toBuffer())).toMatchObject({ format: 'jpeg' })
  })

  test('that cannot be read is said to be damaged', async () => {
    const cut = (await photo(400, 300).jpeg().toBuffer()).subarray(0, 300)
    const from = await file('cut.jpg', cut)
    const asked = service.pictureForPrint({
      person: 'somebody',
      from,
      to: join(folder, 'cut.print'),
      longest: 100,
      quality: 80,
    })
    expect(await failure(asked)).toBe('damaged')
  })
})

describe('a look into an uploaded PDF', () => {
  test('tells its pages and shows the first', async () => {
    const { pdf } = await service.make({ person: 'somebody', template, data: { texts: ['甲', '乙', '丙'] } })
    const from = await file('uploaded.pdf', Buffer.from(pdf))
    const { pages, cover } = await service.inspectPdf({ person: 'somebody', from, width: 300 })
    expect(pages).toBe(3)
    expect(await sharp(cover ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 300, height: 150 })
  })

  test('says when it is damaged or has no pages to show', async () => {
    expect(
      await failure(
        service.inspectPdf({
          person: 'somebody',
          from: await file('no.pdf', Buffer.from('%PDF-1.7 nothing')),
          width: 300,
        }),
      ),
    ).toBe('damaged')
    const empty = await PDFDocument.create()
    const bytes = Buffer.from(await empty.save({ addDefaultPage: false }))
    expect(
      await failure(service.inspectPdf({ person: 'somebody', from: await file('empty.pdf', bytes), width: 300 })),
    ).toBe('damaged')
  })
})
