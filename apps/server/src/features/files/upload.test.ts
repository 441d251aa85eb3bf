import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromPeople } from '../../testing/from-people/from-people.fixture.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { multipart, type SentFile } from './multipart.fixture.ts'
import * as sample from './sample-files.fixture.ts'
import { address, send } from './uploads/resumable.fixture.ts'

let product: TestApp
let person: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  person = await newPerson(product)
})
afterAll(() => product.close())

async function upload(files: SentFile[], by = person) {
  const { body, headers } = multipart(files)
  return by.browser.post('/api/v2/portfolios/files', body, headers)
}

/** Everything an upload can leave behind: rows, events and bytes, including half-received ones. */
async function traces(): Promise<{ rows: unknown; bytes: string[] }> {
  const { rows } = await product.platform.pool.query(
    `select (select count(*) from files) as files, (select count(*) from events where kind = 'file.uploaded') as events`,
  )
  const folder = join(product.platform.config.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return {
    rows,
    bytes: entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  }
}

async function expectRefused(files: SentFile[], code: string) {
  const before = await traces()
  const answer = await upload(files)
  expect(answer.json()).toMatchObject({ code })
  expect(await traces()).toEqual(before)
  return answer
}

describe('every accepted kind of file', () => {
  test.each([
    ['jpg', sample.jpeg, 'image'],
    ['jpeg', sample.jpeg, 'image'],
    ['png', sample.png, 'image'],
    ['webp', sample.webp, 'image'],
    ['gif', sample.movingGif, 'image'],
    ['heic', sample.heic, 'image'],
    ['svg', sample.svg, 'image'],
    ['mp4', sample.mp4, 'video'],
    ['m4a', sample.m4a, 'audio'],
    ['mp3', sample.mp3, 'audio'],
    ['ogg', sample.ogg, 'audio'],
    ['wav', sample.wav, 'audio'],
    ['doc', sample.doc, 'word'],
    ['docx', sample.docx, 'word'],
    ['odt', sample.odt, 'word'],
    ['rtf', sample.rtf, 'word'],
    ['ppt', sample.ppt, 'ppt'],
    ['pptx', sample.pptx, 'ppt'],
    ['odp', sample.odp, 'ppt'],
    ['xls', sample.xls, 'excel'],
    ['xlsx', sample.xlsx, 'excel'],
    ['xlsm', sample.xlsm, 'excel'],
    ['pdf', sample.pdf, 'pdf'],
    ['txt', sample.text, 'txt'],
  ] as const)('%s is taken, with a receipt', async (ending, make, kind) => {
    const content = await make()
    const answer = await upload([{ name: `作品.${ending}`, content }])
    expect(answer.statusCode).toBe(200)
    const [file] = answer.json().files
    expect(file).toMatchObject({
      displayName: `作品.${ending}`,
      type: fileTypeFlags[kind],
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdAt: product.clock.now().toISOString(),
    })
    expect(file.name).toMatch(new RegExp(`^[0-9a-f]{24}作品\\.${ending}$`))
    expect(file.width === null).toBe(kind !== 'image')
    const bytes = await person.browser.get(file.url)
    expect(bytes.rawPayload.equals(content)).toBe(true)
  })

  test('an ending in capitals is the same', async () => {
    expect((await upload([{ name: 'IMG_1.JPG', content: await sample.jpeg() }])).statusCode).toBe(200)
  })
})

describe('a PDF', () => {
  const after = (bytes: number, before = '%'.repeat(bytes)) =>
    Buffer.concat([Buffer.from(before, 'latin1'), sample.pdf()])
  test.each([
    ['a mark of Unicode and a line break', () => fromPeople('junk-head.pdf')],
    ['1,023 bytes', () => after(1_023)],
  ])('whose mark stands behind %s is taken', async (_what, make) => {
    expect((await upload([{ name: 'a.pdf', content: make() }])).json().files).toMatchObject([
      { type: fileTypeFlags.pdf },
    ])
  })
  test.each([
    ['behind 1,024 bytes', () => after(1_024)],
    ['in a picture', async () => Buffer.concat([(await sample.jpeg()).subarray(0, 20), sample.pdf()])],
    ['in an archive', () => sample.zip({ '%PDF-': '%PDF-' })],
  ])('whose mark stands %s is none', async (_what, make) => {
    await expectRefused([{ name: 'a.pdf', content: await make() }], 'FILE_TYPE_MISMATCH')
  })
})

describe('texts', () => {
  const big5 = Buffer.from([0xbe, 0xc7, 0xb2, 0xdf, 0x0d, 0x0a])
  test.each([
    ['Big5', big5],
    ['UTF-8 with its mark', Buffer.from('\ufeff學習')],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('學習歷程', 'utf16le')])],
    ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('學習', 'utf16le').swap16()])],
  ])('in %s are taken', async (_encoding, content) => {
    expect((await upload([{ name: 'a.txt', content }])).statusCode).toBe(200)
  })

  test.each([
    ['with NUL', Buffer.from('a\0b')],
    ['with the bytes of a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 2, 3])],
    ['that no encoding decodes', Buffer.from([0xff, 0x41, 0xff, 0xff])],
  ])('%s are none', async (_what, content) => {
    await expectRefused([{ name: 'a.txt', content }], 'FILE_TYPE_MISMATCH')
  })
})

describe('an ending that lies is refused', () => {
  test.each([
    ['a picture called PDF', 'a.pdf', sample.png],
    ['a PDF called picture', 'a.png', sample.pdf],
    ['a PDF called text', 'a.txt', sample.pdf],
    ['a page called drawing', 'a.svg', () => Buffer.from('<html><svg/></html>')],
    ['a program called video', 'a.mp4', () => Buffer.from('MZ\x90\0\x03')],
    ['a QuickTime film called MP4', 'a.mp4', sample.mov],
    ['a zip called document', 'a.docx', () => sample.zip({ 'evil.exe': 'MZ' })],
    ['a spreadsheet called document', 'a.docx', sample.xlsx],
    ['a spreadsheet with macros called one without', 'a.xlsx', sample.xlsm],
    ['an old spreadsheet called document', 'a.doc', sample.xls],
    ['a presentation called text document', 'a.odt', sample.odp],
    ['a text called picture', 'a.heic', sample.text],
    ['a film called picture', 'a.heic', sample.mp4],
    ['a picture called film', 'a.mp4', sample.jpeg],
    ['half a zip', 'a.docx', () => sample.docx().subarray(0, 60)],
  ])('%s', async (_what, name, make) => {
    await expectRefused([{ name, content: await make() }], 'FILE_TYPE_MISMATCH')
  })
})

describe('a picture of another kind than its ending says is taken as what it is, with the right ending', () => {
  test.each([
    ['a JPEG called HEIC', 'IMG_E0380.HEIC', () => fromPeople('a-jpeg-called.HEIC'), 'jpg', 'image/jpeg'],
    ['a HEIC called JPEG', 'IMG_0001.jpg', () => fromPeople('a-heic-called.jpg'), 'heic', 'image/jpeg'],
    ['a PNG called JPEG', 'a.jpeg', sample.png, 'png', 'image/png'],
    ['a WebP called PNG', 'a.png', sample.webp, 'webp', 'image/webp'],
    ['a GIF called JPEG', 'a.jpg', sample.movingGif, 'gif', 'image/gif'],
    ['a PNG that moves, called GIF', 'a.gif', () => fromPeople('animated.png'), 'png', 'image/webp'],
    ['a drawing called PNG', 'a.png', sample.svg, 'svg', 'image/png'],
  ] as const)('%s', async (_what, name, make, ending, shownAs) => {
    const content = await make()
    const answer = await upload([{ name, content }])
    expect(answer.statusCode).toBe(200)
    const [file] = answer.json().files
    const right = name.replace(/\w+$/, ending)
    expect(file).toMatchObject({ displayName: right, type: fileTypeFlags.image })
    expect(file.name.slice(24)).toBe(right)
    const original = await person.browser.get(file.url)
    expect(original.rawPayload.equals(content)).toBe(true)
    expect(String(original.headers['content-disposition'])).toContain(`filename="${right}"`)
    expect((await person.browser.get(`${file.url}?type=preview`)).headers['content-type']).toBe(shownAs)
  })

  test('also when it came in parts', async () => {
    const content = fromPeople('a-jpeg-called.HEIC')
    const url = await address(person, 'IMG_E0380.HEIC', content.length)
    await send(person, url, 0, content)
    expect((await person.browser.post(`${url}/finish`)).json()).toMatchObject({ displayName: 'IMG_E0380.jpg' })
  })
})

describe('what else is refused', () => {
  test('an empty file', async () => {
    await expectRefused([{ name: 'a.txt', content: Buffer.alloc(0) }], 'FILE_EMPTY')
  })
  test('a kind that is not taken', async () => {
    await expectRefused([{ name: 'a.exe', content: Buffer.from('MZ') }], 'FILE_FORMAT_UNSUPPORTED')
  })
  test('a hostile name, whole as it was sent', async () => {
    await expectRefused([{ name: '../../a.txt', content: sample.text() }], 'FILE_NAME_UNSAFE')
  })
  test('a picture that breaks off', async () => {
    const whole = await sample.phonePhoto()
    await expectRefused([{ name: 'a.jpg', content: whole.subarray(0, whole.length / 2) }], 'FILE_DAMAGED')
    await expectRefused([{ name: 'a.heic', content: sample.heic().subarray(0, 500) }], 'FILE_DAMAGED')
  })
  test('a drawing that cannot be drawn', async () => {
    await expectRefused([{ name: 'a.svg', content: Buffer.from('<svg><g></svg>') }], 'FILE_DAMAGED')
  })
  test('a body without files', async () => {
    const answer = await upload([])
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'files', rule: 'required' }] })
  })
  test('a body that is not multipart', async () => {
    const answer = await person.browser.post('/api/v2/portfolios/files', { files: [] })
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  })
  test('a body that ends in the middle of a file', async () => {
    const before = await traces()
    const { body, headers } = multipart([
      { name: 'a.txt', content: sample.text() },
      { name: 'b.txt', content: sample.text('b'.repeat(1_000)) },
    ])
    const answer = await person.browser.post('/api/v2/portfolios/files', body.subarray(0, body.length - 500), headers)
    expect(answer.json()).toMatchObject({ code: 'UPLOAD_FAILED' })
    expect(await traces()).toEqual(before)
  })
})

describe('a malformed body is refused and leaves nothing', () => {
  const type = (boundary: string) => `multipart/form-data${boundary}`
  const part = (disposition: string, rest = '') =>
    `--b\r\ncontent-disposition: ${disposition}\r\n${rest}\r\nx\r\n--b--\r\n`
  test.each([
    ['without a boundary', type(''), 'x'],
    ['with an empty boundary', type('; boundary='), 'x'],
    ['with a boundary that is too long', type(`; boundary=${'b'.repeat(300)}`), 'x'],
    ['that has nothing of its boundary', type('; boundary=b'), 'nothing'],
    ['that is empty', type('; boundary=b'), ''],
    ['whose part has no name', type('; boundary=b'), part('form-data')],
    [
      'whose part is named like a prototype',
      type('; boundary=b'),
      part('form-data; name="__proto__"; filename="a.txt"'),
    ],
    ['whose file has no name', type('; boundary=b'), part('form-data; name="files"; filename=""')],
    ['with too many fields', type('; boundary=b'), part('form-data; name="f"').slice(0, -7).repeat(30)],
  ])('%s', async (_what, contentType, body) => {
    const before = await traces()
    const answer = await person.browser.post('/api/v2/portfolios/files', Buffer.from(body), {
      'content-type': contentType,
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(await traces()).toEqual(before)
  })
})

describe('several files', () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${index}.txt`,
      content: sample.text(`part ${index} ${Math.random()}`),
    }))

  test('ten are taken, in their order', async () => {
    const answer = await upload(texts(fileLimits.count))
    expect(answer.json().files.map((file: { displayName: string }) => file.displayName)).toEqual(
      texts(fileLimits.count).map(({ name }) => name),
    )
  })
  test('eleven are refused, all of them', async () => {
    await expectRefused(texts(fileLimits.count + 1), 'FILE_QUANTITY')
  })
  test('one that is refused takes the others with it', async () => {
    const good = { name: 'a.jpg', content: await sample.phonePhoto() }
    await expectRefused([good, { name: 'b.png', content: sample.pdf() }], 'FILE_TYPE_MISMATCH')
  })
})

describe('sizes', () => {
  // Returns a text of exactly this many bytes.
  const sized = (bytes: number) => Buffer.alloc(bytes, 'a')

  test('one byte under 100 MB is taken', async () => {
    const answer = await upload([{ name: 'a.txt', content: sized(fileLimits.bytes - 1) }])
    expect(answer.json().files).toMatchObject([{ bytes: fileLimits.bytes - 1 }])
  })
  test('100 MB is too large, and so is more', async () => {
    await expectRefused([{ name: 'a.txt', content: sized(fileLimits.bytes) }], 'FILE_TOO_LARGE')
    await expectRefused([{ name: 'a.txt', content: sized(fileLimits.bytes + 1) }], 'FILE_TOO_LARGE')
  })
  test('files that are too large together are refused', async () => {
    const half = fileLimits.uploadBytes / 2
    const answer = await upload([
      { name: 'a.txt', content: sized(half) },
      { name: 'b.txt', content: sized(half) },
    ])
    expect(answer.statusCode).toBe(200)
    await expectRefused(
      [
        { name: 'a.txt', content: sized(half) },
        { name: 'b.txt', content: sized(half + 1) },
      ],
      'FILE_TOO_LARGE',
    )
  })
})
