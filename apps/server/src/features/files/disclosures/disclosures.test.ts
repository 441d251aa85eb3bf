import { randomUUID } from 'node:crypto'
import type { Disclosure, FileSummary } from '@learntrail/contract/files/files'
import type { ShownFile } from '@learntrail/contract/files/my-files'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pdfBy, wordBy } from '../../../platform/documents/disclosure/sample-documents.fixture.ts'
import { documents } from '../../../platform/documents/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { files } from '../files.tables.ts'
import { multipart } from '../multipart.fixture.ts'
import * as sample from '../sample-files.fixture.ts'
import { resumeDisclosures } from './disclosures.jobs.ts'
import { discloseFile } from './find-disclosure.service.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(async () => {
  await product.close()
  documents.rest()
})

const nothing: Disclosure = { authors: [], hasPlace: false }

async function upload(name: string, content: Buffer): Promise<FileSummary> {
  const { body, headers } = multipart([{ name, content }])
  return (await owner.browser.post('/api/v2/portfolios/files', body, headers)).json().files[0]
}
async function publish(fileId: string): Promise<string> {
  const post = { title: '成果', content: { type: 'doc', content: [] }, fileIds: [fileId], date: '2026-11-01' }
  const facts = { clientId: randomUUID(), classification: 'works', tags: ['creativity'], privacy: 0 }
  return (await owner.browser.post('/api/v2/portfolios/portfolio', { ...post, ...facts })).json().id
}
async function shown({ id }: FileSummary, by = owner): Promise<ShownFile | undefined> {
  return (await by.browser.get(`/api/v2/files/shown?ids=${id}`)).json().items[0]
}
const found = (file: FileSummary) =>
  vi.waitFor(
    async () => {
      const discloses = (await shown(file))?.discloses
      expect(discloses).not.toBeNull()
      return discloses
    },
    { timeout: 30_000, interval: 100 },
  )
const forget = (...ids: string[]) =>
  product.platform.db.update(files).set({ discloses: null }).where(inArray(files.id, ids))
const stored = async ({ id }: FileSummary) =>
  (await product.platform.db.select().from(files).where(eq(files.id, id)))[0]?.discloses

describe('what a document tells', () => {
  test.each([
    ['a Word file', '報告.docx', () => wordBy('王小明', { photo: true }), { authors: ['王小明'], hasPlace: true }],
    ['a PDF', '報告.pdf', () => pdfBy('王小明'), { authors: ['王小明'], hasPlace: false }],
    ['a PDF that nothing can be read of', '報告.pdf', async () => sample.pdf(), nothing],
  ] as const)('is found out after the upload of %s', async (_what, name, make, discloses) => {
    const file = await upload(name, await make())
    expect(await found(file)).toEqual(discloses)
  })

  test('is its owner’s alone', async () => {
    const file = await upload('報告.docx', await wordBy('王小明'))
    await found(file)
    const post = await publish(file.id)
    expect(await shown(file, other)).toMatchObject({ id: file.id, isMine: false, discloses: null })
    for (const address of [`/api/v2/portfolios/${post}`, `/api/v2/portfolios?owner=${owner.id}`]) {
      const { payload, statusCode } = await other.browser.get(address)
      expect({ statusCode, tells: /discloses|王小明/.test(payload) }).toEqual({ statusCode: 200, tells: false })
    }
  })

  test('is nothing of files that are no documents', async () => {
    const file = await upload('a.txt', sample.text())
    expect(await shown(file)).toMatchObject({ isMine: true, discloses: null })
  })

  test('is found out at the next start where an earlier version did not', async () => {
    const content = await pdfBy('林老師')
    const [one, two] = [await upload('一.pdf', content), await upload('二.pdf', content)]
    await Promise.all([found(one), found(two)])
    await forget(one.id, two.id)
    await resumeDisclosures(product.platform)
    expect(await found(one)).toEqual({ authors: ['林老師'], hasPlace: false })
    // The same bytes were examined once for both.
    expect(await stored(two)).toEqual({ authors: ['林老師'], hasPlace: false })
  })
})

describe('a look', () => {
  test('into a file that was removed meanwhile harms nothing', async () => {
    const file = await upload('a.pdf', await pdfBy('王'))
    await found(file)
    await owner.browser.delete(`/api/v2/portfolios/files/${file.id}`)
    await expect(discloseFile(product.platform, file.id)).resolves.toBeUndefined()
  })

  test('that a stop cuts short writes nothing and is for another try', async () => {
    const file = await upload('a.pdf', await pdfBy('再一次'))
    await found(file)
    await forget(file.id)
    // Simulates a server that is about to stop.
    documents.interrupt(60_000)
    await expect(discloseFile(product.platform, file.id)).rejects.toMatchObject({ reason: 'interrupted' })
    expect(await stored(file)).toBeNull()
  })
})
