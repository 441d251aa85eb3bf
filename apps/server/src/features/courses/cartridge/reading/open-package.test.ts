import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignManifest, item, resource, smallCartridge, webLink, zipped } from '../cartridge.fixture.ts'
import { type CartridgeAnswer, write } from './cartridge.reader.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cartridge-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: Buffer): Promise<CartridgeAnswer> {
  const from = join(folder, 'sent')
  await writeFile(from, content)
  return JSON.parse(Buffer.from(await write({ from, folder, otherPages: '其他頁面' })).toString())
}
const faultOf = async (content: Buffer) => {
  const answer = await read(content)
  return 'fault' in answer ? answer.fault : 'none'
}
/** Changes every record of a zip's central directory. */
function edited(zip: Buffer, change: (record: Buffer) => void): Buffer {
  const copy = Buffer.from(zip)
  for (let at = copy.indexOf('PK\x01\x02'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 4)) change(copy.subarray(at))
  return copy
}

describe('a cartridge is refused', () => {
  test('that is none, is damaged, or is of another kind', async () => {
    const whole = zipped(smallCartridge())
    expect(await faultOf(Buffer.from('hello'))).toBe('UNREADABLE')
    expect(await faultOf(whole.subarray(0, whole.length - 40))).toBe('UNREADABLE')
    expect(await faultOf(zipped({ 'a.txt': 'a' }))).toBe('UNREADABLE')
    const manifest = foreignManifest({ version: '2.0', items: '', resources: '' })
    expect(await faultOf(zipped({ 'imsmanifest.xml': manifest }))).toBe('UNREADABLE')
    expect(await faultOf(zipped({ 'imsmanifest.xml': '<manifest><<<' }))).toBe('UNREADABLE')
    const spoiled = Buffer.from(whole)
    spoiled.fill(0xff, 45, 90)
    expect(await faultOf(spoiled)).toBe('UNREADABLE')
  })

  test('that only a password opens', async () => {
    const locked = edited(zipped(smallCartridge()), (record) => record.writeUInt16LE(record.readUInt16LE(8) | 1, 8))
    expect(await faultOf(locked)).toBe('LOCKED')
  })

  test.each(['../p.html', '/p.html', 'a/../../p', 'c:/p.html', 'a\\p.html'])(
    'in which something leads out: %s',
    async (name) => {
      expect(await faultOf(zipped(smallCartridge(undefined, { [name]: 'a' })))).toBe('UNSAFE')
    },
  )

  test('in which a name stands for another file, or two have one name', async () => {
    expect(await faultOf(zipped(smallCartridge(), { mode: 0o120777 }))).toBe('UNSAFE')
    expect(await faultOf(zipped([...Object.entries(smallCartridge()), ['p.html', 'a']]))).toBe('UNSAFE')
  })

  test('that unpacks to more than anybody made', async () => {
    const bomb = smallCartridge(undefined, { 'bomb.txt': Buffer.alloc(cartridgeLimits.ratioFrom * 4) })
    expect(await faultOf(zipped(bomb))).toBe('UNSAFE')
    // A directory that understates the size.
    const deceiving = edited(zipped(bomb), (record) => record.writeUInt32LE(100, 24))
    expect(await faultOf(deceiving)).not.toBe('none')
    const huge = edited(zipped(smallCartridge()), (record) => {
      record.writeUInt32LE(cartridgeLimits.unpackedBytes, 24)
      record.writeUInt32LE(cartridgeLimits.unpackedBytes, 20)
    })
    expect(await faultOf(huge)).toBe('TOO_LARGE')
  })

  test('that has more entries than may be, and not at the limit', async () => {
    const more = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`t/${at}`, '']))
    const { entries } = cartridgeLimits
    expect(await faultOf(zipped(smallCartridge(undefined, more(entries - 2))))).toBe('none')
    expect(await faultOf(zipped(smallCartridge(undefined, more(entries - 1))))).toBe('TOO_LARGE')
  })

  test('whose XML declares a document type or entities', async () => {
    const { 'imsmanifest.xml': manifest = '', ...pages } = smallCartridge()
    const declared = '<?xml version="1.0"?><!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    const hostile = String(manifest)
      .replace(/^<\?xml[^>]*>/, declared)
      .replace('河川的一年', '&x;')
    expect(await faultOf(zipped({ ...pages, 'imsmanifest.xml': hostile }))).toBe('UNSAFE')
  })

  test('in another encoding than UTF-8', async () => {
    const page = Buffer.from([0xa4, 0x40, 0xff, 0xfe, 0xa4])
    expect(await faultOf(zipped({ ...smallCartridge(), 'p.html': page }))).toBe('UNREADABLE')
  })

  test('with nothing that a course could hold, or with more units than may be', async () => {
    const units = (count: number) => ({
      ...smallCartridge(),
      'imsmanifest.xml': foreignManifest({
        items: item('看河', undefined, item('水', 'p1').repeat(count)),
        resources: resource('p1', 'webcontent', 'p.html'),
      }),
    })
    expect(await faultOf(zipped(units(0)))).toBe('none')
    expect(await faultOf(zipped({ 'imsmanifest.xml': foreignManifest({ items: '', resources: '' }) }))).toBe('EMPTY')
    expect(await faultOf(zipped(units(cartridgeLimits.units)))).toBe('none')
    expect(await faultOf(zipped(units(cartridgeLimits.units + 1)))).toBe('TOO_LARGE')
  })
})

describe('a cartridge of another platform', () => {
  test('becomes chapters and units, what lies deeper with the names above it, and what is unknown is told', async () => {
    const deep = item('第二週', undefined, item('讀', 'p1') + item('看', 'p2') + item('測驗', 'q1'))
    const files = item('教材', undefined, item('水位', 'f1') + item('官網', 'l1'))
    const answer = await read(
      zipped({
        'imsmanifest.xml': foreignManifest({
          version: '1.3.0',
          items:
            item('看河', undefined, item('站在橋上', 'p1') + deep + files) + item('討論', 'd1') + item('結語', 'p2'),
          resources: [
            resource('p1', 'webcontent', 'wiki_content/a.html'),
            resource('p2', 'webcontent', 'wiki_content/b.html'),
            resource('p3', 'webcontent', 'wiki_content/left-over.html'),
            resource('f1', 'webcontent', 'web_resources/%E6%B0%B4.pdf'),
            resource('l1', 'imswl_xmlv1p1', 'l.xml'),
            resource('q1', 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment', 'q.xml'),
            resource('d1', 'imsdt_xmlv1p1', 'd.xml'),
            resource('t1', 'imsbasiclti_xmlv1p0', 't.xml'),
          ].join(''),
        }),
        'wiki_content/a.html':
          '<p>一</p><img src="$IMS-CC-FILEBASE$/%E6%B2%B3.png?x=1" alt="河"><p>末</p><img src="https://example.org/a.png">',
        'wiki_content/b.html': '<p>二</p>',
        'wiki_content/left-over.html': '<p>三</p>',
        'web_resources/水.pdf': '%PDF-1.4',
        'web_resources/河.png': 'png',
        'l.xml': webLink('水利署', 'https://example.org/'),
      }),
    )
    if ('fault' in answer) throw new Error(answer.fault)
    const { outline, texts, leftOut, files: taken } = answer.read
    expect(outline).toMatchObject({ name: '河川的一年', introduction: '跟著基隆河走一年。', tags: ['溶氧'] })
    expect(outline.chapters.map(({ name, units }) => [name, units.map((unit) => unit.name)])).toEqual([
      ['看河', ['站在橋上', '第二週 – 讀', '第二週 – 看', '教材']],
      ['河川的一年', ['結語']],
      ['其他頁面', ['left over']],
    ])
    const units = outline.chapters[0]?.units ?? []
    expect(units[0]?.resources).toEqual([])
    const river = taken.find(({ name }) => name === '河.png')
    expect(river?.use).toBe('picture')
    expect(texts.find(({ unitId }) => unitId === units[0]?.id)?.text.content.slice(1)).toMatchObject([
      { type: 'picture', attrs: { fileId: river?.id, text: '河' } },
      { type: 'paragraph' },
    ])
    expect(units[3]?.resources).toMatchObject([
      { type: 'file', name: '水位' },
      { type: 'external', name: '官網', address: 'https://example.org/' },
    ])
    expect(taken.map(({ name }) => name).toSorted()).toEqual(['水.pdf', '河.png'].toSorted())
    expect(leftOut).toEqual([
      { kind: 'picture', name: 'https://example.org/a.png' },
      { kind: 'quiz', name: '測驗' },
      { kind: 'discussion', name: '討論' },
      { kind: 'tool', name: 't.xml' },
    ])
  })

  test('goes on in further units where one would hold more than it may', async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => `${name}.pdf`)
    const page = files.map((name) => `<a href="${name}">${name}</a>`).join('')
    const packed = smallCartridge(page, Object.fromEntries(files.map((name) => [name, '%PDF-1.4'])))
    const answer = await read(zipped(packed))
    if ('fault' in answer) throw new Error(answer.fault)
    const units = answer.read.outline.chapters[0]?.units ?? []
    expect(units.map(({ name, resources }) => [name, resources.length])).toEqual([
      ['站在橋上', 3],
      ['站在橋上 (2)', 1],
    ])
  })

  test('is taken in without its files of kinds that are not taken here, and without addresses of other kinds', async () => {
    const answer = await read(
      zipped({
        'imsmanifest.xml': foreignManifest({
          items: item('看河', undefined, item('頁', 'p1') + item('程式', 'f1') + item('連結', 'l1')),
          resources:
            resource('p1', 'webcontent', 'p.html') +
            resource('f1', 'webcontent', 'a.exe') +
            resource('l1', 'imswl_xmlv1p3', 'l.xml'),
        }),
        'p.html': '<p>一</p>',
        'a.exe': 'MZ',
        'l.xml': webLink('壞', 'javascript:alert(1)'),
      }),
    )
    if ('fault' in answer) throw new Error(answer.fault)
    expect(answer.read.leftOut).toEqual([
      { kind: 'file', name: 'a.exe' },
      { kind: 'link', name: '連結' },
    ])
    expect(answer.read.outline.chapters[0]?.units).toHaveLength(1)
  })
})
