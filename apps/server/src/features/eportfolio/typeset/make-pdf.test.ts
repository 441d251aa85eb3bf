import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { orientations, templates } from '@learntrail/contract/eportfolio/facts'
import type { ContentBlock } from '@learntrail/contract/posts/content-text'
import { PDFDocument, PDFName } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { fontsOf, linksOf, textOf, wordsIn } from '../../../platform/documents/pdf-text.fixture.ts'
import { textOfPdf } from '../../../platform/documents/reading/text-of-pdf.ts'
import { newPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { storeFiles } from '../../files/files.service.ts'
import type { StoredFile } from '../../files/index.ts'
import { content, documentInput, part, picture, words } from './document.fixture.ts'
import { makeNationalPdf, makePagePictures, makePdf, previewPages } from './index.ts'
import { formed, typicalDocuments } from './typical-documents.fixture.ts'

let site: TestApp
let photos: StoredFile[]
beforeAll(async () => {
  site = await createTestApp()
  const person = await newPerson(site)
  photos = await storeFiles(site.platform, person.id, [
    { name: '上游.jpg', content: await noise(2_400, 1_600) },
    { name: '下游.jpg', content: await noise(1_500, 2_000) },
  ])
})
afterAll(async () => {
  documents.rest()
  await site.close()
})

/** A photograph that does not pack well, as real ones do not. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

const written = (pages = {}) =>
  content(
    {
      description: [part('學習動機與目標', [words('國中時我常在基隆河邊騎車。'), words('河水的顏色每天都不一樣。')])],
      firstSpindle: [
        part('學習歷程', [words('我們選了三個取樣點。'), picture(photos[0]?.id ?? '', { caption: '上游的水' })]),
        part('分析', [picture(photos[1]?.id ?? '', { place: 'side', width: 40 }), words('下游比較濁。')]),
      ],
      postScript: [part('', [words('謝謝組員。')])],
    },
    pages,
  )

/** Of a millimetre. */
const points = 72 / 25.4

const shownIn = async (pdf: Uint8Array) => textOf(await PDFDocument.load(pdf)).replace(/\s+/g, '')

describe.each(templates)('the design %s', (template) => {
  test.each(orientations)('is a whole document, %s', async (orientation) => {
    const input = documentInput(
      written({ template, orientation, coverImageId: photos[1]?.id, introduction: '一條河' }),
      photos,
    )
    const { pdf, pages, leftOut, cover } = await makePdf(site.platform, input)
    expect(leftOut).toEqual([])
    expect(pages).toBeGreaterThan(2)
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getTitle()).toBe('水的旅行')
    expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(document.catalog.has(PDFName.of('Outlines'))).toBe(true)
    expect(fontsOf(document).every(({ isEmbedded }) => isEmbedded)).toBe(true)
    const { width, height } = document.getPage(0).getSize()
    expect(width > height).toBe(orientation === 'landscape')
    const shown = await shownIn(pdf)
    // Cover, contents and sections in the order of reading.
    const inOrder = [
      '一條河',
      '目錄',
      '國中時我常在基隆河邊騎車。',
      '我們選了三個取樣點。',
      '下游比較濁。',
      '謝謝組員。',
      'ABCD-2345-EFGH-6789',
    ]
    expect(inOrder.map((part) => shown.indexOf(part.replace(/\s/g, ''))).every((at) => at >= 0)).toBe(true)
    const places = inOrder.slice(2).map((part) => shown.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 640 })
  })
})

const coverFacts = {
  subject: '自然科學探究與實作',
  teacher: '王雅文老師',
  class: '高二3班',
  semester: '115學年度第1學期',
}

test.each(templates.flatMap((template) => orientations.map((orientation) => ({ template, orientation }))))(
  'the cover of $template says of which course it is, $orientation, and the back has the code alone',
  async (pages) => {
    const set = async (more: object) => {
      const { pdf } = await makePdf(site.platform, documentInput(written({ ...pages, coverFacts, ...more }), photos))
      const document = await PDFDocument.load(pdf)
      const shown = textOf(document)
        .split('\n')
        .map((page) => page.replace(/\s/g, ''))
      return { count: document.getPageCount(), on: (page: number) => shown[page - 1] }
    }
    const atFoot = await set({})
    for (const fact of Object.values(coverFacts)) expect(atFoot.on(1)).toContain(fact)
    expect(atFoot.on(atFoot.count)).toContain('ABCD-2345-EFGH-6789')
    const atBack = await set({ hasBackPage: true })
    expect(atBack.on(atBack.count)).toContain('ABCD-2345-EFGH-6789')
    expect(atBack.on(atBack.count)).toContain('王雅文老師')
    expect(atBack.on(atBack.count - 1)).toContain('謝謝組員')
    expect(atBack.on(atBack.count)).not.toContain('謝謝組員')
  },
)

test.each(templates)('what was exported with the first edition of %s has its pages again', async (template) => {
  const of = content({ firstSpindle: [part('', [words('我們選了三個取樣點。')])] }, { template, hasCover: false })
  const { pdf } = await makePdf(site.platform, { ...documentInput(of), edition: 1 })
  const shown = await wordsIn(pdf)
  expect(shown.map(({ text }) => text).join('')).toContain('取樣點')
  // All designs had one grid, whose text began 24 mm from the edge.
  const left = shown.find(({ text }) => text.startsWith('掃'))?.x ?? 0
  expect(left).toBeGreaterThan(24 * points)
  const ofText = Math.min(...shown.filter(({ text }) => text.startsWith('我')).map(({ x }) => x))
  expect(ofText - 24 * points).toBeCloseTo(['bold', 'works', 'minimal'].includes(template) ? 0 : 21, 0)
})

test('what is shown is what is exported: the same pages, at the same places', async () => {
  const input = documentInput(written(), photos)
  const preview = await previewPages(site.platform, input, { from: 1, to: 20, known: [] })
  const { pages } = await makePdf(site.platform, input)
  expect(preview.pages).toHaveLength(pages)
  const [first] = photos
  const anchor = preview.anchors.find(({ kind }) => kind === 'image')
  const page = preview.pages[(anchor?.page ?? 0) - 1]
  expect(page?.svg).toContain('data:image/webp;base64,')
  expect((anchor?.height ?? 0) / (anchor?.width ?? 1)).toBeCloseTo((first?.height ?? 0) / (first?.width ?? 1), 2)
  const kinds = new Set(preview.anchors.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['part', 'text', 'image']))
})

test('a preview tells its pages apart, and sends only what is wanted and unknown', async () => {
  const before = documentInput(written(), photos)
  const { pages } = await previewPages(site.platform, before, { from: 1, to: 20, known: [] })
  const changed = written()
  changed.customTextResources.postScript = [part('', [words('謝謝老師。')])]
  const after = await previewPages(site.platform, documentInput(changed, photos), {
    from: 1,
    to: 20,
    known: pages.map(({ hash }) => hash),
  })
  expect(after.pages.filter(({ svg }) => svg !== null)).toHaveLength(1)
})

test('the picture of the first page shows the photograph of the cover', async () => {
  const red = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#c01020' } })
    .jpeg()
    .toBuffer()
  const person = await newPerson(site)
  const [photo] = await storeFiles(site.platform, person.id, [{ name: '紅.jpg', content: red }])
  if (photo === undefined) throw new Error('no photo')
  const { cover } = await makePdf(site.platform, documentInput(written({ coverImageId: photo.id }), [...photos, photo]))
  // The upper third of the page is the photograph.
  const upper = await sharp(cover).extract({ left: 100, top: 60, width: 100, height: 100 }).png().toBuffer()
  const { channels } = await sharp(upper).stats()
  const [redness, greenness] = channels.map(({ mean }) => mean)
  expect(redness).toBeGreaterThan(150)
  expect(greenness).toBeLessThan(50)
})

test('is a PDF/A when it is for archives', async () => {
  const { pdf } = await makePdf(site.platform, documentInput(written(), photos), { isArchival: true })
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  expect(document.catalog.has(PDFName.of('OutputIntents'))).toBe(true)
  expect(Buffer.from(pdf).toString('latin1')).toContain('pdfaid')
})

test.each([
  ['Typst syntax', '#panic("x") $x^2$ *粗* _斜_ `碼` @you <label> // 不是註解 #image("a.png") = 標題 - 項目 + 一'],
  ['rare characters and emoji', '𠮷野家 龘 🌊 😀 ㄅㄆㄇ'],
  ['marks that turn the direction', '\u202e反\u202c正'],
])('%s come out as typed, in every field', async (_what, text) => {
  const id = photos[0]?.id ?? ''
  const input = documentInput(
    content(
      { firstSpindle: [part(text, [words(text), picture(id, { caption: text })]), part(text, [words(text)])] },
      { introduction: text },
      { title: text.slice(0, 30) },
    ),
    photos,
  )
  const { pdf } = await makePdf(site.platform, { ...input, owner: { displayName: text, schoolName: text } })
  const shown = (await shownIn(pdf)).replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  const wanted = text.replace(/[\s\u202a-\u202e]/g, '')
  if (!text.includes('\u202e')) expect(shown.split(wanted).length - 1).toBeGreaterThanOrEqual(4)
  else expect(shown).toContain('正')
})

test('15,000 characters without a space stay on their pages', async () => {
  const long = Array.from({ length: 10 }, () => words('x'.repeat(1_500)))
  const { pages } = await makePdf(site.platform, documentInput(content({ firstSpindle: [part('歷程', long)] })))
  expect(pages).toBeGreaterThan(3)
  expect(pages).toBeLessThan(20)
})

test('the code leads to its page, and addresses in a text are copied as they were written', async () => {
  const address = `https://data.example.gov.tw/water/${'station/'.repeat(15)}?from=2026-09-01&to=2026-11-21`
  const section = [part('歷程', [words(`資料見 ${address}`)])]
  const { pdf } = await makePdf(site.platform, documentInput(content({ firstSpindle: section })))
  const document = await PDFDocument.load(pdf)
  expect(linksOf(document)).toContain(`${site.platform.config.publicUrl}/confirm/ABCD2345EFGH6789`)
  expect(textOf(document)).toContain(address)
})

test('a picture that is gone, or whose bytes are, leaves an empty frame and is named', async () => {
  const [first, second] = photos as [StoredFile, StoredFile]
  const lost: StoredFile = { ...second, previewKey: 'f'.repeat(64), sha256: 'f'.repeat(64) }
  const gone = { ...documentInput(written(), [first, lost]) }
  const { leftOut, pages } = await makePdf(site.platform, gone)
  expect(leftOut).toEqual([second.id])
  expect(pages).toBeGreaterThan(2)
  const without = await previewPages(site.platform, documentInput(written(), [first]), { from: 1, to: 9, known: [] })
  expect(without.leftOut).toEqual([second.id])
})

test('a document is not much larger than its pictures', async () => {
  const folder = join(site.platform.ownCache, 'print')
  await rm(folder, { recursive: true, force: true })
  const { pdf } = await makePdf(site.platform, documentInput(written(), photos))
  const pictures = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
  expect(pictures).toHaveLength(2)
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0)
  expect(pdf.byteLength).toBeLessThan(1.3 * bytes)
})

describe('for the national system', () => {
  const input = () => documentInput(written(), photos)

  test('pictures stay as they are when the document fits', async () => {
    const made = await makeNationalPdf(site.platform, input(), { limit: 50_000_000 })
    expect(made).toMatchObject({ fits: true, isRecompressed: false })
  })

  test('pictures are made smaller until it fits', async () => {
    const whole = await makePdf(site.platform, input())
    const limit = Math.round(whole.pdf.byteLength * 0.7)
    const made = await makeNationalPdf(site.platform, input(), { limit })
    expect(made).toMatchObject({ fits: true, isRecompressed: true })
    expect(made.pdf.byteLength).toBeLessThanOrEqual(limit)
  })

  test('what cannot fit is said not to', async () => {
    expect(await makeNationalPdf(site.platform, input(), { limit: 10_000 })).toMatchObject({ fits: false })
  })
})

test('as pictures every page is in the zip', async () => {
  const { zip, pages } = await makePagePictures(site.platform, documentInput(written(), photos), {})
  const names = [
    ...new Set(
      Buffer.from(zip)
        .toString('latin1')
        .match(/\d+\.jpg/g),
    ),
  ]
  expect(names).toEqual(Array.from({ length: pages }, (_, index) => `${String(index + 1).padStart(2, '0')}.jpg`))
})

describe.each(templates)('the form of a text in %s', (template) => {
  test.each(orientations)('is printed, %s', async (orientation) => {
    const { title, sections } = typicalDocuments().everyForm ?? { title: '', sections: {} }
    const of = content(sections, { template, orientation, hasCover: false, hasContents: false }, { title })
    const { pdf } = await makePdf(site.platform, documentInput(of))
    const document = await PDFDocument.load(pdf)
    const shown = (await textOfPdf(pdf, 20_000)).replace(/\s+/g, '')
    for (const words of [
      '怎麼做',
      '務必結伴',
      '一條河要從源頭看起',
      '溶氧（mg/L）',
      '岸邊有泡沫',
      '翰林版高一生物',
      '#三次取平均',
    ])
      expect(shown, words).toContain(words)
    expect(linksOf(document)).toContain('https://wq.moenv.gov.tw/')
    expect(
      fontsOf(document)
        .map(({ name }) => name)
        .join(),
    ).toContain('NewCMMath')
  })
})

test('a list goes on from the number that it has', async () => {
  const list: ContentBlock = {
    type: 'orderedList',
    attrs: { start: 7 },
    content: ['量水溫', '量溶氧'].map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  }
  const of = content({ firstSpindle: [part('', [formed(list)])] }, { hasCover: false, hasContents: false })
  const { pdf } = await makePdf(site.platform, documentInput(of))
  expect((await textOfPdf(pdf, 20_000)).replace(/\s+/g, '')).toMatch(/7\.量水溫8\.量溶氧/)
})

test('what a text has in its form is data and never Typst, however deep it goes', async () => {
  const hostile = '#panic("x") $ #read("/data.json") \\ `'
  const inner = (depth: number): ContentBlock =>
    depth === 0
      ? { type: 'paragraph', content: [{ type: 'text', text: hostile, marks: [{ type: 'bold' }, { type: 'italic' }] }] }
      : { type: 'bulletList', content: [{ type: 'listItem', content: [inner(depth - 1)] }] }
  const line: ContentBlock = {
    type: 'paragraph',
    content: [
      { type: 'formula', attrs: { latex: `\\text{${'#panic()'}}` } },
      { type: 'formula', attrs: { latex: `${'\\sqrt{'.repeat(12)}x${'}'.repeat(12)}` } },
      { type: 'formula', attrs: { latex: hostile } },
      { type: 'footnote', attrs: { text: hostile } },
    ],
  }
  const code: ContentBlock = { type: 'codeBlock', content: [{ type: 'text', text: hostile }] }
  const of = content({ firstSpindle: [part('', [inner(6), line, code].map(formed))] }, { hasCover: false })
  const { pdf } = await makePdf(site.platform, documentInput(of))
  expect((await textOfPdf(pdf, 20_000)).replace(/\s+/g, '')).toContain('#panic("x")')
})
