import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  degrees,
  PDFArray,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromPeople } from '../../testing/from-people/from-people.fixture.ts'
import { createDocuments } from './documents.ts'
import { textOf } from './pdf-text.fixture.ts'
import { DocumentFailed } from './tasks.ts'

let folder: string
const service = createDocuments({
  width: 1,
  mostServed: 200,
  idleMs: 60_000,
  niceness: 10,
  drawing: { width: 1, mostServed: 200, idleMs: 60_000, niceness: 10 },
  cacheBytes: 0,
  limits: { seconds: 20, megabytes: 900, pages: 10 },
})
let stamp: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-stamps-'))
  const main = new URL('../../features/files/watermark/watermark.typ', import.meta.url)
  stamp = (
    await service.make({ person: 'somebody', template: { main }, data: { lines: ['林小雨', '2026'] }, isTagged: false })
  ).pdf
})
afterAll(async () => {
  service.rest()
  await rm(folder, { recursive: true, force: true })
})

let made = 0
async function stamped(content: Uint8Array, by = stamp): Promise<{ document: PDFDocument; bytes: Buffer }> {
  made += 1
  const [from, to] = [join(folder, `${made}.pdf`), join(folder, `${made}-stamped.pdf`)]
  await writeFile(from, content)
  await service.stamp({ person: 'somebody', from, to, stamp: by })
  const bytes = await readFile(to)
  return { document: await PDFDocument.load(bytes, { updateMetadata: false }), bytes }
}

const reason = (content: Uint8Array) =>
  stamped(content).then(
    () => 'made',
    (error: unknown) => (error instanceof DocumentFailed ? error.reason : error),
  )

async function pdf(pages: number, change?: (document: PDFDocument) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let n = 0; n < pages; n += 1) document.addPage([300, 400 + n]).drawText(`page ${n}`)
  change?.(document)
  return document.save()
}

test('every page is stamped, whatever its size and turn, and keeps both', async () => {
  const { document } = await stamped(
    await pdf(3, (source) => {
      source.getPage(1).setRotation(degrees(90))
      source.getPage(2).setCropBox(20, 30, 100, 100)
    }),
  )
  for (const text of textOf(document).split('\n')) expect(text).toContain('林小雨')
  expect(document.getPages().map((page) => page.getHeight())).toEqual([400, 401, 402])
  expect(document.getPage(1).getRotation().angle).toBe(90)
})

/** Returns the position of the lower left corner, the scale and the rotation of what was drawn last on a page. */
function placeOfStamp(page: PDFPage) {
  const contents = page.node.Contents()
  const last = contents instanceof PDFArray ? contents.lookup(contents.size() - 1) : contents
  if (!(last instanceof PDFRawStream)) throw new Error('nothing is drawn')
  const text = Buffer.from(decodePDFRawStream(last).decode()).toString('latin1')
  const moves = [...text.matchAll(/([-\d.e ]+) cm/g)].map(([, numbers = '']) => numbers.trim().split(' ').map(Number))
  const [[, , , , x = 0, y = 0] = [], [cos = 1, sin = 0] = [], [scale = 1] = []] = moves
  const rounded = (value: number) => Math.round(value * 100) / 100 + 0
  return {
    x: rounded(x),
    y: rounded(y),
    scale: rounded(scale),
    turn: Math.round((Math.atan2(sin, cos) * 180) / Math.PI),
  }
}

test('a stamp that is not square stands in the middle of the foot, upright, and no wider than the page', async () => {
  const strip = await PDFDocument.create()
  strip.addPage([200, 20]).drawText('reader')
  const source = await pdf(4, (document) => {
    document.getPage(1).setRotation(degrees(90))
    document.getPage(2).setCropBox(20, 30, 100, 150)
    document.getPage(3).setSize(800, 300)
  })
  const { document } = await stamped(source, await strip.save())
  expect(document.getPages().map(placeOfStamp)).toEqual([
    { x: 50, y: 0, scale: 1, turn: 0 },
    // A rotated page has its foot at its right edge.
    { x: 300, y: 100.5, scale: 1, turn: 90 },
    { x: 20, y: 30, scale: 0.5, turn: 0 },
    { x: 300, y: 0, scale: 1, turn: 0 },
  ])
})

test('the same file stamped twice is the same byte by byte', async () => {
  const source = await pdf(2)
  const [one, other] = [await stamped(source), await stamped(source)]
  expect(one.bytes.equals(other.bytes)).toBe(true)
})

test('one that forbids printing is stamped twice to the same bytes, or left alone where that is wanted', async () => {
  const source = fromPeople('restricted-by-wang.pdf')
  const [one, other] = [await stamped(source), await stamped(source)]
  expect(one.bytes.equals(other.bytes)).toBe(true)
  expect(one.document.isEncrypted).toBe(false)
  const from = join(folder, 'restricted.pdf')
  await writeFile(from, source)
  const left = service.stamp({ person: 'somebody', from, to: `${from}-stamped`, stamp, restricted: 'leave' })
  await expect(left).rejects.toMatchObject({ reason: 'protected' })
})

test('nothing that runs is left: scripts, actions on opening, forms that send, enclosed files', async () => {
  const { bytes, document } = await stamped(
    await pdf(1, (source) => {
      const { context, catalog } = source
      const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
      source.addJavaScript('first', 'app.alert(2)')
      source.attach(new Uint8Array([1]), 'virus.exe')
      catalog.set(PDFName.of('OpenAction'), context.register(context.obj(script)))
      catalog.set(PDFName.of('AA'), context.obj({ WC: script }))
      const link = (action: Record<string, string | PDFString>) =>
        context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action })
      const actions: Record<string, string | PDFString>[] = [
        { S: 'Launch', F: PDFString.of('cmd.exe') },
        { S: 'SubmitForm', F: PDFString.of('https://bad.test') },
        script,
        { S: 'URI', URI: PDFString.of('https://good.test') },
      ]
      source.getPage(0).node.set(PDFName.of('Annots'), context.obj(actions.map(link)))
      source.getPage(0).node.set(PDFName.of('AA'), context.obj({ O: script }))
    }),
  )
  const unpacked = await document.save({ useObjectStreams: false })
  const text = Buffer.from(unpacked).toString('latin1')
  for (const mark of ['/JS', '/AA', '/OpenAction', '/EmbeddedFiles', '/Launch', '/SubmitForm']) {
    expect(text).not.toContain(mark)
  }
  const kept = document.getPage(0).node.Annots()
  expect(kept?.size()).toBe(4)
  expect(text).toContain('https://good.test')
  expect(bytes.length).toBeGreaterThan(0)
})

test('too many pages, no PDF at all, one that is cut off or locked: each says what it is', async () => {
  expect(await reason(await pdf(10))).toBe('made')
  expect(await reason(await pdf(11))).toBe('too_many_pages')
  expect(await reason(Buffer.from('%PDF-1.7 not at all'))).toBe('damaged')
  expect(await reason((await pdf(1)).slice(0, 40))).toBe('damaged')
  const locked = await pdf(1, ({ context }) => {
    context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard', V: 1, R: 2, P: -4 }))
  })
  expect(await reason(locked)).toBe('protected')
})

test('a file that unpacks to gigabytes ends its process and nothing else', async () => {
  const bomb = deflateSync(Buffer.alloc(600_000_000), { level: 1 })
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n`
  const tail = '\nendstream\nendobj\n2 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF'
  const outcome = await reason(Buffer.concat([Buffer.from(head), bomb, Buffer.from(tail)]))
  expect(['needs_too_much_memory', 'crashed', 'damaged', 'takes_too_long']).toContain(outcome)
  expect(await reason(await pdf(1))).toBe('made')
}, 60_000)
