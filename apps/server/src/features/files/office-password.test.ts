import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromPeople } from '../../testing/from-people/from-people.fixture.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { multipart } from './multipart.fixture.ts'
import { hasPassword } from './office-password.reader.ts'
import * as sample from './sample-files.fixture.ts'

let product: TestApp
let owner: TestPerson
let folder: string
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  folder = await mkdtemp(join(tmpdir(), 'learntrail-office-'))
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true })
})

async function upload(name: string, content: Buffer) {
  const { body, headers } = multipart([{ name, content }])
  return (await owner.browser.post('/api/v2/portfolios/files', body, headers)).json()
}

/** Returns an old Office file whose main stream begins with these bytes. */
function old(make: () => Buffer, beginning: Buffer): Buffer {
  const container = make()
  const sector = Buffer.alloc(512)
  beginning.copy(sector)
  return Buffer.concat([container, Buffer.alloc((512 - (container.length % 512)) % 512), sector])
}
const word = (flags: number) => {
  const beginning = Buffer.alloc(12)
  for (const [at, value] of [
    [0, 0xa5ec],
    [2, 0xc1],
    [10, flags],
  ] as const)
    beginning.writeUInt16LE(value, at)
  return beginning
}
const record = (id: number, bytes: number) => {
  const head = Buffer.alloc(4 + bytes)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(bytes, 2)
  return head
}
const workbook = (...records: Buffer[]) => {
  const begin = record(0x0809, 16)
  begin.writeUInt16LE(0x0600, 4)
  return Buffer.concat([begin, ...records])
}
const openDocument = (kind: 'text' | 'presentation', manifest: string) =>
  sample.zip({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': 'x',
    'META-INF/manifest.xml': `<manifest:manifest>${manifest}</manifest:manifest>`,
  })
const lockedPart = '<manifest:file-entry><manifest:encryption-data manifest:checksum="x"/></manifest:file-entry>'
const presentation = () => Buffer.concat([sample.ppt(), Buffer.from('EncryptedSummary\0', 'utf16le')])

describe('an office file that only a password opens', () => {
  test.each([
    ['docx', () => fromPeople('protected.docx')],
    ['xlsx', () => fromPeople('protected.docx')],
    ['pptx', () => fromPeople('protected.docx')],
    ['odt', () => openDocument('text', lockedPart)],
    ['odp', () => openDocument('presentation', lockedPart)],
    ['doc', () => old(sample.doc, word(0x100))],
    ['xls', () => old(sample.xls, workbook(record(0x86, 0), record(0x2f, 54)))],
    ['ppt', presentation],
  ] as const)('(%s) is taken, and says at once why it has no preview', async (ending, make) => {
    const content = make()
    const { files } = await upload(`測驗.${ending}`, content)
    const [file] = files
    expect(file).toMatchObject({ displayName: `測驗.${ending}`, conversion: { state: 'failed', reason: 'protected' } })
    expect((await owner.browser.get(`${file.url}?type=preview`)).json()).toMatchObject({
      code: 'FILE_PROTECTED',
      status: 422,
    })
    expect((await owner.browser.get(file.url)).rawPayload.equals(content)).toBe(true)
    // A retry cannot open it either.
    const again = await owner.browser.post(`/api/v2/file/${file.id}/conversion`)
    expect(again.json().conversion).toEqual({ state: 'failed', reason: 'protected' })
  })
})

describe('no password is seen', () => {
  test.each([
    ['docx', sample.docx],
    ['odt', () => openDocument('text', '<manifest:file-entry/>')],
    ['doc', () => old(sample.doc, word(0x0200))],
    // Bytes that only look like the start of a document.
    ['doc', () => old(sample.doc, Buffer.from([0xec, 0xa5, 0x00, 0x77, 0, 0, 0, 0, 0, 0, 0xff, 0xff]))],
    ['xls', () => old(sample.xls, workbook(record(0x86, 0), record(0x42, 2)))],
    ['ppt', sample.ppt],
    ['rtf', sample.rtf],
    ['pdf', sample.pdf],
  ] as const)('in %s', async (ending, make) => {
    const path = join(folder, `file.${ending}`)
    await writeFile(path, make())
    expect(await hasPassword(path, ending)).toBe(false)
  })
})

test('an ending of Office stays a lie over an older file of another kind', async () => {
  for (const make of [sample.doc, sample.xls]) {
    expect(await upload('a.docx', make())).toMatchObject({ code: 'FILE_TYPE_MISMATCH' })
  }
})
