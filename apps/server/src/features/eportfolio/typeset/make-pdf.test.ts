import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument, PDFName } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linksOf, textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import type { StoredFile } from '../../files/index.ts'
import { damageIn } from '../../files/lost/damage.fixture.ts'
import { content, documentInput, part, picture, words } from './document.fixture.ts'
import { makeNationalPdf, makePagePictures, makePdf, previewPages } from './index.ts'
import { openPress, type Press, shownIn } from './press.fixture.ts'

let press: Press
beforeAll(async () => {
  press = await openPress()
})
afterAll(() => press.close())

test('what is shown is what is exported: the same pages, at the same places', async () => {
  const input = documentInput(press.written(), press.photos)
  const preview = await previewPages(press.site.platform, input, { from: 1, to: 20, known: [] })
  const { pages } = await makePdf(press.site.platform, input)
  expect(preview.pages).toHaveLength(pages)
  const [first] = press.photos
  const anchor = preview.anchors.find(({ kind }) => kind === 'image')
  const page = preview.pages[(anchor?.page ?? 0) - 1]
  expect(page?.svg).toContain('data:image/webp;base64,')
  expect((anchor?.height ?? 0) / (anchor?.width ?? 1)).toBeCloseTo((first?.height ?? 0) / (first?.width ?? 1), 2)
  const kinds = new Set(preview.anchors.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['part', 'text', 'image']))
})

test('a preview tells its pages apart, and sends only what is wanted and unknown', async () => {
  const before = documentInput(press.written(), press.photos)
  const { pages } = await previewPages(press.site.platform, before, { from: 1, to: 20, known: [] })
  const changed = press.written()
  changed.customTextResources.postScript = [part('', [words('謝謝老師。')])]
  const after = await previewPages(press.site.platform, documentInput(changed, press.photos), {
    from: 1,
    to: 20,
    known: pages.map(({ hash }) => hash),
  })
  expect(after.pages.filter(({ svg }) => svg !== null)).toHaveLength(1)
})

test('is a PDF/A when it is for archives', async () => {
  const { pdf } = await makePdf(press.site.platform, documentInput(press.written(), press.photos), { isArchival: true })
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  expect(document.catalog.has(PDFName.of('OutputIntents'))).toBe(true)
  expect(Buffer.from(pdf).toString('latin1')).toContain('pdfaid')
})

test.each([
  ['Typst syntax', '#panic("x") $x^2$ *粗* _斜_ `碼` @you <label> // 不是註解 #image("a.png") = 標題 - 項目 + 一'],
  ['rare characters and emoji', '𠮷野家 龘 🌊 😀 ㄅㄆㄇ'],
  ['marks that turn the direction', '\u202e反\u202c正'],
])('%s come out as typed, in every field', async (_what, text) => {
  const id = press.photos[0]?.id ?? ''
  const input = documentInput(
    content(
      { firstSpindle: [part(text, [words(text), picture(id, { caption: text })]), part(text, [words(text)])] },
      { introduction: text },
      { title: text.slice(0, 30) },
    ),
    press.photos,
  )
  const { pdf } = await makePdf(press.site.platform, { ...input, owner: { displayName: text, schoolName: text } })
  const shown = (await shownIn(pdf)).replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  const wanted = text.replace(/[\s\u202a-\u202e]/g, '')
  if (!text.includes('\u202e')) expect(shown.split(wanted).length - 1).toBeGreaterThanOrEqual(4)
  else expect(shown).toContain('正')
})

test('15,000 characters without a space stay on their pages', async () => {
  const long = Array.from({ length: 10 }, () => words('x'.repeat(1_500)))
  const { pages } = await makePdf(press.site.platform, documentInput(content({ firstSpindle: [part('歷程', long)] })))
  expect(pages).toBeGreaterThan(3)
  expect(pages).toBeLessThan(20)
})

test('the code leads to its page, and addresses in a text are copied as they were written', async () => {
  const address = `https://data.example.gov.tw/water/${'station/'.repeat(15)}?from=2026-09-01&to=2026-11-21`
  const section = [part('歷程', [words(`資料見 ${address}`)])]
  const { pdf } = await makePdf(press.site.platform, documentInput(content({ firstSpindle: section })))
  const document = await PDFDocument.load(pdf)
  expect(linksOf(document)).toContain(`${press.site.platform.config.publicUrl}/confirm/ABCD2345EFGH6789`)
  expect(textOf(document)).toContain(address)
})

test('a picture that is gone, or whose bytes are, leaves an empty frame and is named', async () => {
  const [first, second] = press.photos as [StoredFile, StoredFile]
  const lost: StoredFile = { ...second, previewKey: 'f'.repeat(64), sha256: 'f'.repeat(64) }
  const gone = { ...documentInput(press.written(), [first, lost]) }
  const { leftOut, pages, pdf } = await makePdf(press.site.platform, gone)
  expect(leftOut).toEqual([second.id])
  expect(textOf(await PDFDocument.load(pdf))).toContain(`這裡放不進圖片：${second.displayName}`)
  expect(pages).toBeGreaterThan(2)
  const without = await previewPages(press.site.platform, documentInput(press.written(), [first]), {
    from: 1,
    to: 9,
    known: [],
  })
  expect(without.leftOut).toEqual([second.id])
})

test('a picture of which a byte was changed leaves a frame that names it, and does not fail the document', async () => {
  const { platform } = press.site
  const [first, second] = press.photos as [StoredFile, StoredFile]
  const key = await platform.storage.put(Buffer.from('a picture, once'))
  await damageIn(press.site).flip(key)
  const changed: StoredFile = { ...second, previewKey: key, sha256: key, displayName: '下游.jpg' }
  const { leftOut, pdf } = await makePdf(platform, documentInput(press.written(), [first, changed]))
  expect(leftOut).toEqual([second.id])
  expect(textOf(await PDFDocument.load(pdf))).toContain('這裡放不進圖片：下游.jpg')
})

test('a document is not much larger than its pictures', async () => {
  const folder = join(press.site.platform.ownCache, 'print')
  await rm(folder, { recursive: true, force: true })
  const { pdf } = await makePdf(press.site.platform, documentInput(press.written(), press.photos))
  const pictures = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
  expect(pictures).toHaveLength(2)
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0)
  expect(pdf.byteLength).toBeLessThan(1.3 * bytes)
})

describe('for the national system', () => {
  const input = () => documentInput(press.written(), press.photos)

  test('pictures stay as they are when the document fits', async () => {
    const made = await makeNationalPdf(press.site.platform, input(), { limit: 50_000_000 })
    expect(made).toMatchObject({ fits: true, isRecompressed: false })
  })

  test('pictures are made smaller until it fits', async () => {
    const whole = await makePdf(press.site.platform, input())
    const limit = Math.round(whole.pdf.byteLength * 0.7)
    const made = await makeNationalPdf(press.site.platform, input(), { limit })
    expect(made).toMatchObject({ fits: true, isRecompressed: true })
    expect(made.pdf.byteLength).toBeLessThanOrEqual(limit)
  })

  test('what cannot fit is said not to', async () => {
    expect(await makeNationalPdf(press.site.platform, input(), { limit: 10_000 })).toMatchObject({ fits: false })
  })
})

test('as pictures every page is in the zip', async () => {
  const { zip, pages } = await makePagePictures(press.site.platform, documentInput(press.written(), press.photos), {})
  const names = [
    ...new Set(
      Buffer.from(zip)
        .toString('latin1')
        .match(/\d+\.jpg/g),
    ),
  ]
  expect(names).toEqual(Array.from({ length: pages }, (_, index) => `${String(index + 1).padStart(2, '0')}.jpg`))
})
