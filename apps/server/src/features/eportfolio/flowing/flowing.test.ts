import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentInline } from '@learntrail/contract/content/document'
import { flowingTypes } from '@learntrail/contract/eportfolio/facts'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { unpackEntry, zipEntries } from '../../../platform/zip/read-zip.ts'
import { newPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { storeFiles } from '../../files/files.service.ts'
import type { StoredFile } from '../../files/index.ts'
import { content, documentInput, part, picture, words } from '../typeset/document.fixture.ts'
import type { DocumentInput } from '../typeset/document-input.rules.ts'
import { formed, typicalDocuments } from '../typeset/typical-documents.fixture.ts'
import { flowingParts } from './flowing-parts.service.ts'
import { makeFlowing } from './make-flowing.service.ts'

let site: TestApp
let folder: string
let files: StoredFile[]
beforeAll(async () => {
  site = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'learntrail-flowing-'))
  const person = await newPerson(site)
  const clear = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#f000' } })
    .png()
    .toBuffer()
  files = await storeFiles(site.platform, person.id, [
    { name: '上游.jpg', content: await plain(800, 600) },
    { name: '下游.jpg', content: await plain(600, 800) },
    { name: '地圖.png', content: clear },
  ])
})
afterAll(async () => {
  documents.rest()
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#789' } })
    .jpeg()
    .toBuffer()
const idOf = (index: number) => files[index]?.id ?? ''
const says = (text: string): ContentInline => ({ type: 'text', text })
const note = (text: string): ContentInline => ({ type: 'footnote', attrs: { text } })

/** Texts in every form. */
const everyForm = () =>
  Object.values(typicalDocuments().everyForm?.sections ?? {}).flatMap((parts) =>
    parts.flatMap(({ contents }) => contents.filter(({ kind }) => kind === 'text')),
  )

/** A document with every kind of content, and typed text that looks like markup. */
function whole(pages: object = {}): DocumentInput {
  const description = [
    part('動機 <b>&</b>', [
      words('第一行 <script>alert(1)</script>\n第二行'),
      formed({ type: 'paragraph', content: [says('先'), note('課本第三章 <i>'), says('後'), note('第四章')] }),
      formed({
        type: 'paragraph',
        content: [says('謝謝'), { type: 'mention', attrs: { id: newId(), label: '陳老師' } }],
      }),
      formed({ type: 'paragraph', content: [{ type: 'formula', attrs: { latex: '\\frac{a}{b} < 1' } }] }),
      picture(idOf(0), { arrangement: 'compared', caption: '雨前' }),
      picture(idOf(1), { caption: '雨後' }),
      picture(idOf(2), { arrangement: 'gallery' }),
      picture(newId(), { caption: '不見了' }),
    ]),
    part('小節', [words('分工')]),
  ]
  const coverFacts = { subject: '專題"研究"', teacher: '陳老師' }
  const of = content(
    { description, firstSpindle: [part('歷程', everyForm())] },
    { coverImageId: idOf(1), introduction: '一條河', coverFacts, ...pages },
    { title: '水的 & 旅行' },
  )
  const certification = {
    partId: description[1]?.id ?? '',
    receipt: 'R',
    title: '報告',
    certifier: '王老師',
    day: '2026-10-02',
    isChanged: false,
  }
  const input = documentInput(of, files)
  return { ...input, certifications: [certification] }
}

const made = (type: (typeof flowingTypes)[number], input = whole()) => makeFlowing(site.platform, input, type, {})

async function unpacked(name: string, zip: Uint8Array) {
  const path = join(folder, name)
  await writeFile(path, zip)
  const entries = await zipEntries(path)
  const of = async (entry: string) => {
    const found = entries.find((one) => one.name === entry)
    if (found === undefined) throw new Error(`no ${entry} among ${entries.map((one) => one.name).join(', ')}`)
    return String(await unpackEntry(path, found, 10_000_000))
  }
  return { entries, of }
}

/** Returns what keeps a text from being XML. */
function faultsOfXml(xml: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const parser = new Parser(
    {
      onopentagname: (name) => void open.push(name),
      onclosetag(name, isImplied) {
        if (open.pop() !== name) faults.push(`</${name}> closes something else`)
        if (isImplied && !xml.includes(`<${name}`)) faults.push(`<${name}> is not closed`)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  const bare = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(xml)
  const unclosed = [...xml.matchAll(/<(br|img|hr)\b[^>]*[^/]>/g)].map(([tag]) => tag)
  return [...faults, ...unclosed, ...(bare ? [`a bare & before ${xml.slice(bare.index, bare.index + 12)}`] : [])]
}

describe('a web page', () => {
  test('stands alone: its pictures are inside, nothing runs, and nothing typed becomes markup', async () => {
    const { content: page, leftOut } = await made('html')
    const html = Buffer.from(page).toString()
    expect(leftOut).toHaveLength(1)
    expect(html).toContain("default-src 'none'")
    expect(html).not.toMatch(/<script|<i>|<b>&/)
    expect(html).toContain('第一行 &lt;script&gt;alert(1)&lt;/script&gt;<br/>第二行')
    const sources = [...html.matchAll(/src="([^"]{0,30})/g)].map(([, source = '']) => source.split(';')[0])
    // The cover, three pictures of which one is transparent, and the QR code.
    expect(sources).toEqual([
      'data:image/jpeg',
      'data:image/jpeg',
      'data:image/jpeg',
      'data:image/png',
      'data:image/svg+xml',
    ])
    expect([...html.matchAll(/(?:href|src)="(?!#|data:)([^"]*)"/g)].map(([, address]) => address)).toContain(
      `${site.platform.config.publicUrl}/confirm/ABCD2345EFGH6789`,
    )
  })

  test('names the pictures that cannot be read where they would stand', async () => {
    const input = whole()
    const pictures = new Map([...input.pictures].map(([id, file]) => [id, { ...file, previewKey: 'e'.repeat(64) }]))
    const { content: page, leftOut } = await made('html', { ...input, pictures })
    expect(leftOut).toHaveLength(4)
    const html = Buffer.from(page).toString()
    for (const name of ['上游.jpg', '下游.jpg', '地圖.png']) expect(html).toContain(`這裡放不進圖片：${name}`)
  })

  test('says what the pages say, in their order, with notes that lead there and back', async () => {
    const html = Buffer.from((await made('html')).content).toString()
    const inOrder = [
      '水的 &amp; 旅行',
      '一條河',
      '林小雨',
      '專題&quot;研究&quot;',
      '目錄',
      '第一行',
      '<math',
      '之前',
      '圖 1　雨前',
      '之後',
      '圖 2　雨後',
      '小節',
      '分工',
      '王老師',
      '圖集',
      '課本第三章',
      'ABCD-2345',
    ]
    const places = inOrder.map((words) => html.indexOf(words, html.indexOf('<main>')))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(html).toContain('<a id="chapter-1-note-2-from" href="#chapter-1-note-2"')
    expect(html).toContain('<li id="chapter-1-note-2"')
    expect(html).toContain('lang="zh-Hant-TW"')
    expect(Buffer.from((await made('html', whole({ language: 'en' }))).content).toString()).toContain('lang="en"')
  })

  test('has no cover’s words where the document has no cover, and no contents of one chapter', async () => {
    const input = documentInput(
      content({ firstSpindle: [part('歷程', [words('字')])] }, { hasCover: false, introduction: '不見' }),
    )
    const html = Buffer.from((await made('html', input)).content).toString()
    expect(html).not.toContain('不見')
    expect(html).not.toContain('<nav')
  })
})

test('an EPUB begins with what it is, names all of its parts, and each page of it is XML', async () => {
  const { content: book } = await made('epub')
  // The first entry is uncompressed, so its content directly follows its name.
  expect(Buffer.from(book.subarray(30, 58)).toString()).toBe('mimetypeapplication/epub+zip')
  const { entries, of } = await unpacked('book.epub', book)
  const names = entries.map(({ name }) => name)
  expect(await of('META-INF/container.xml')).toContain('book/package.opf')
  const opf = await of('book/package.opf')
  const listed = [...opf.matchAll(/<item [^>]*href="([^"]*)"/g)].map(([, href]) => `book/${href}`)
  expect([...listed, 'META-INF/container.xml', 'book/package.opf', 'mimetype'].sort()).toEqual([...names].sort())
  expect(opf).toMatch(/properties="cover-image"/)
  expect(opf).toMatch(/href="chapter-1.xhtml"[^>]*properties="mathml"/)
  expect(opf).toContain('<dc:creator>林小雨</dc:creator>')
  const texts = names.filter((name) => /\.(xhtml|opf|xml|svg)$/.test(name))
  for (const name of texts) expect(faultsOfXml(await of(name)), name).toEqual([])
  const chapter = await of('book/chapter-1.xhtml')
  for (const [, href] of chapter.matchAll(/href="#([^"]*)"/g)) expect(chapter).toContain(`id="${href}"`)
  for (const [, source] of chapter.matchAll(/src="([^"]*)"/g)) expect(names).toContain(`book/${source}`)
  expect(await of('book/nav.xhtml')).toContain('<a href="chapter-1.xhtml">第一章　動機 &lt;b&gt;&amp;&lt;/b&gt;</a>')
})

test('those who check books find nothing wrong with one, whatever it is made of', async () => {
  const { everyForm: forms, manyPictures } = typicalDocuments()
  const bare = documentInput(content({}, { hasCover: false, language: 'en' }, { title: '' }))
  const inputs = [whole(), bare, ...[forms, manyPictures].map((of) => documentInput(content(of?.sections ?? {})))]
  for (const input of inputs) {
    const { messages } = await EpubCheck.validate((await made('epub', input)).content, { includeUsage: true })
    const faults = messages.map(({ id, message, location }) => `${id} ${location?.path}: ${message}`)
    expect(faults).toEqual([])
  }
})

test('a document of Word has headings, pictures, notes, formulas, lists and tables as such', async () => {
  const mean = formed({ type: 'paragraph', content: [{ type: 'formula', attrs: { latex: '\\bar{v}' } }] })
  const input = whole()
  input.content.customTextResources.firstSpindle[0]?.contents.push(mean)
  const { content: word } = await made('docx', input)
  const { entries, of } = await unpacked('word.docx', word)
  const document = await of('word/document.xml')
  expect(faultsOfXml(document)).toEqual([])
  for (const said of [
    '水的 &amp; 旅行',
    '第一章　動機 &lt;b&gt;&amp;&lt;/b&gt;',
    '第一行 &lt;script&gt;',
    '圖 1　雨前',
    '之前',
    '圖集',
    '✓ ',
  ]) {
    expect(document).toContain(said)
  }
  expect(document).toMatch(/w:val="Heading1"/)
  expect(document).toMatch(/w:val="Heading2"/)
  expect(document).toContain('<m:f>')
  expect(document).toContain(
    '<m:acc><m:accPr><m:chr m:val="\u0305"/></m:accPr><m:e><m:r><m:t>v</m:t></m:r></m:e></m:acc>',
  )
  expect(document).toContain('<w:tblHeader/>')
  expect(document).toContain('<w:numPr>')
  expect(await of('word/footnotes.xml')).toContain('課本第三章 &lt;i&gt;')
  expect(entries.filter(({ name }) => name.startsWith('word/media/'))).toHaveLength(5)
  expect(await of('docProps/core.xml')).toContain('林小雨')
})

test('a cover of Word is a page of its own, and the code stands beside what it leads to', async () => {
  const documentOf = async (input: DocumentInput) => {
    const { content: word } = await made('docx', input)
    return (await unpacked('cover.docx', word)).of('word/document.xml')
  }
  const document = await documentOf(whole())
  expect(document.split('<w:sectPr>')).toHaveLength(3)
  const cover = document.slice(0, document.indexOf('</w:p>', document.indexOf('<w:sectPr>')))
  for (const said of ['水的 &amp; 旅行', '一條河', '專題&quot;研究&quot;', '林小雨']) expect(cover).toContain(said)
  expect(cover).not.toContain('動機')
  const lines = [...cover.matchAll(/<w:spacing [^>]*w:lineRule="(\w+)"/g)].map(([, rule]) => rule)
  // The first line is the picture's.
  expect(lines).toEqual(['auto', ...Array.from({ length: lines.length - 1 }, () => 'exact')])
  const code = document.slice(document.lastIndexOf('<w:tbl>'), document.lastIndexOf('</w:tbl>'))
  expect(code).toContain('<w:cantSplit/>')
  for (const said of [
    '<w:drawing>',
    '核對這份檔案',
    '會打開學跡 Learntrail 的確認頁',
    'ABCD-2345',
    '/confirm/ABCD2345EFGH6789',
  ])
    expect(code).toContain(said)
  // Without a cover, its words head the first page.
  const without = await documentOf(whole({ hasCover: false }))
  expect(without.split('<w:sectPr>')).toHaveLength(2)
  expect(without).not.toContain('w:pageBreakBefore')
})

test.each(flowingTypes)('%s names who is mentioned without calling them', async (type) => {
  const { content: bytes } = await made(type)
  const read: Record<typeof type, () => Promise<string>> = {
    html: async () => Buffer.from(bytes).toString(),
    epub: async () => (await unpacked('named.epub', bytes)).of('book/chapter-1.xhtml'),
    docx: async () => (await unpacked('named.docx', bytes)).of('word/document.xml'),
    leap2a: async () => (await unpacked('named.zip', bytes)).of('leap2a.xml'),
  }
  const said = await read[type]()
  expect(said.replace(/<[^>]*>/g, '')).toContain('謝謝陳老師')
  expect(said).not.toContain('@陳老師')
})

test('Leap2A is a feed of who it is, the document, its chapters and pictures, which all lead to each other', async () => {
  const { content: zip } = await made('leap2a')
  const { entries, of } = await unpacked('leap.zip', zip)
  const feed = await of('leap2a.xml')
  expect(faultsOfXml(feed)).toEqual([])
  const kinds = [...feed.matchAll(/rdf:resource="leap2:(\w+)"/g)].map(([, kind]) => kind)
  expect(kinds).toEqual(['person', 'selection', 'entry', 'entry', 'resource', 'resource', 'resource'])
  expect(feed).toContain('<leap2:version>http://www.leapspecs.org/2010-07/2A/</leap2:version>')
  // Other systems recognise a scheme by its full name.
  expect(feed).toContain('xmlns:categories="http://wiki.leapspecs.org/2A/categories/"')
  expect(feed).toContain('xmlns:portfolio="')
  for (const scheme of feed.matchAll(/scheme="([^"]*)"/g)) expect(scheme[1]).toMatch(/^categories:\w+#$/)
  for (const needed of ['title', 'id', 'updated', 'content type="xhtml"', 'rdf:type'])
    expect(
      feed
        .split('<entry>')
        .slice(1)
        .filter((entry) => !entry.includes(`<${needed}`)),
      needed,
    ).toEqual([])
  const ids = [...feed.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id)
  for (const [, href = ''] of feed.matchAll(/rel="leap2:\w+" href="([^"]*)"/g)) expect(ids).toContain(href)
  const names = entries.map(({ name }) => name)
  for (const [, href = ''] of feed.matchAll(/rel="enclosure"[^>]*href="([^"]*)"/g)) expect(names).toContain(href)
  for (const [, source = ''] of feed.matchAll(/<img src="([^"]*)"/g)) expect(names).toContain(source)
  expect(feed).toContain('<title>圖 1　雨前</title>')
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, length, href] of feed.matchAll(/rel="enclosure"[^>]*length="(\d+)" href="([^"]*)"/g))
    expect(entries.find(({ name }) => name === href)?.bytes).toBe(Number(length))
})

test.each(flowingTypes)('%s is made of every typical document', async (type) => {
  for (const [name, { sections, title }] of Object.entries(typicalDocuments())) {
    const { content: bytes } = await made(type, documentInput(content(sections, {}, { title })))
    expect(bytes.byteLength, name).toBeGreaterThan(1_000)
  }
})

test('what is too large is too heavy, and what is not wanted any more is not written', async () => {
  const { parts: data } = await flowingParts(site.platform, whole(), {})
  const order = { writer: new URL('./html.writer.ts', import.meta.url), data, person: 'somebody' }
  const { byteLength: bytes } = await documents.write({ ...order, bytes: 10_000_000 })
  expect((await documents.write({ ...order, bytes })).byteLength).toBe(bytes)
  await expect(documents.write({ ...order, bytes: bytes - 1 })).rejects.toMatchObject({
    reason: 'needs_too_much_memory',
  })
  const signal = AbortSignal.abort()
  await expect(documents.write({ ...order, bytes, signal })).rejects.toMatchObject({ reason: 'cancelled' })
})
