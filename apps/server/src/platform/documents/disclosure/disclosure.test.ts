import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromPeople } from '../../../testing/from-people/from-people.fixture.ts'
import { documents } from '../index.ts'
import { cleanNames, wordsWithin } from './names.ts'
import * as sample from './sample-documents.fixture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-disclosure-'))
})
afterAll(async () => {
  documents.rest()
  await rm(folder, { recursive: true, force: true })
})

async function disclosed(content: Buffer) {
  const from = join(folder, 'document')
  await writeFile(from, content)
  return documents.disclose({ from, person: 'somebody' })
}

const xmp = (inner: string) => `<x:xmpmeta><rdf:RDF><rdf:Description>${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`
const creators = '<dc:creator>\n<rdf:Seq>\n<rdf:li>林老師</rdf:li>\n<rdf:li>王小明</rdf:li></rdf:Seq></dc:creator>'

describe('a document tells', () => {
  test.each([
    ['who wrote a Word file', () => sample.wordBy('王小明'), ['王小明'], false],
    [
      'who changed it last',
      () => sample.wordBy('王小明', { lastModifiedBy: 'Lin &amp; Wu' }),
      ['王小明', 'Lin & Wu'],
      false,
    ],
    ['where its photo was taken', () => sample.wordBy('', { photo: true }), [], true],
    ['who wrote an OpenDocument text', () => sample.textBy('陳小美'), ['陳小美'], false],
    ['who wrote a PDF', () => sample.pdfBy('王小明'), ['王小明'], false],
    ['where a photo in a PDF was taken', () => sample.pdfBy(undefined, { photo: true }), [], true],
    [
      'who is named in the packed notes of a PDF',
      () => sample.pdfWithNotes(xmp(creators)),
      ['林老師', '王小明'],
      false,
    ],
    [
      'a place in the packed notes of a PDF',
      () => sample.pdfWithNotes(xmp('<exif:GPSLatitude>25,1.9N</exif:GPSLatitude>')),
      [],
      true,
    ],
    ['who wrote a PDF that forbids printing', async () => fromPeople('restricted-by-wang.pdf'), ['王小明'], false],
    [
      'who wrote a PDF with other lines before its mark',
      async () => Buffer.concat([Buffer.from('\ufeff\r\n'), await sample.pdfBy('王小明')]),
      ['王小明'],
      false,
    ],
    [
      'who wrote a Word file of 1997',
      async () => sample.oldWordBy(Buffer.from('a4fda470a9fa', 'hex'), 950),
      ['王小明'],
      false,
    ],
    ['the same in UTF-8', async () => sample.oldWordBy(Buffer.from('王小明'), 65_001), ['王小明'], false],
  ] as const)('%s', async (_what, make, authors, hasPlace) => {
    expect(await disclosed(await make())).toEqual({ authors, hasPlace })
  })
})

describe('nothing is told', () => {
  const bomb = () =>
    sample.packed({ 'docProps/core.xml': `<dc:creator>${' '.repeat(40 * 1024 * 1024)}王</dc:creator>` })
  test.each([
    ['by a document without an author', () => sample.wordBy('')],
    ['by names that programs write', () => sample.wordBy('python-docx', { lastModifiedBy: 'Windows 使用者' })],
    ['by a PDF without an author', () => sample.pdfBy(undefined)],
    ['by a damaged PDF', async () => Buffer.from('%PDF-1.7\nnothing')],
    ['by a damaged Word file', async () => (await sample.wordBy('王小明')).subarray(0, 200)],
    ['by facts that unpack to too much', bomb],
    [
      'by a Word file of 1997 that was cut off',
      async () => sample.oldWordBy(Buffer.from('王'), 950).subarray(0, 1_120),
    ],
    ['by names that have no end', () => sample.packed({ 'docProps/core.xml': '<dc:creator>'.repeat(80_000) })],
    ['by rich text', async () => Buffer.from('{\\rtf1{\\info{\\author Ming}}}')],
    ['by an empty file', async () => Buffer.alloc(0)],
  ] as const)('%s', async (_what, make) => {
    expect(await disclosed(await make())).toEqual({ authors: [], hasPlace: false })
  })
})

test('names are clean: no marks of programs, each once, few and short', () => {
  expect(cleanNames([' 王\u0000小\n明 ', '王 小 明', undefined, '\ud800', 'Admin'])).toEqual(['王 小 明', '\ufffd'])
  expect(cleanNames(['x'.repeat(1_000)])[0]).toHaveLength(80)
  expect(cleanNames(Array.from({ length: 50 }, (_, index) => `第 ${index} 位`))).toHaveLength(5)
})

test('words of XML are read as they are meant', () => {
  expect(
    wordsWithin('<dc:creator a="b">&#29579;&#x5C0F;<![CDATA[明]]></dc:creator><dc:creator/>', 'dc:creator'),
  ).toEqual(['王小明'])
  expect(wordsWithin('<dc:creator>&#x110000;&nbsp;</dc:creator>', 'dc:creator')).toEqual(['&nbsp;'])
})
