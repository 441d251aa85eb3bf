import { randomUUID } from 'node:crypto'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { forGood } from '../../trash/trash.fixture.ts'
import { uploadPicture } from '../drafts/export-drafts.fixture.ts'
import { ask, readOne } from './export.fixture.ts'
import { samplePdf, uploaded, uploadPdf } from './uploaded-pdf.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const title = '小論文'

test('a finished PDF is an e-portfolio at once, with its pages counted and its first page as the cover', async () => {
  const fileId = await uploadPdf(owner, await samplePdf(3), '小論文 (定稿).v2.pdf')
  const answer = await ask(owner, { fileId, title, tags: ['sdg_6'], customTags: ['專題'] })
  const made = answer.json()
  expect(made).toMatchObject({
    kind: 'uploaded',
    title,
    name: '小論文（定稿）．v2',
    visibility: 'private',
    confirmationCode: null,
    draftId: null,
    tags: ['sdg_6'],
    customTags: ['專題'],
    document: { type: 'pdf', state: 'done', pages: 3, progress: 1, file: { id: fileId, thumbnailWidths: [640] } },
  })
  expect((await owner.browser.get(made.coverUrl)).headers['content-type']).toBe('image/webp')
  const { rows } = await product.platform.pool.query('select kind from events where subject_id = $1', [made.id])
  expect(rows).toEqual([{ kind: 'eportfolio.uploaded' }])
  const removed = await owner.browser.delete(`/api/v2/portfolios/files/${fileId}`)
  expect(removed.json()).toMatchObject({ code: 'FILE_IN_USE' })
})

test('the same client id again is one, also at the same moment', async () => {
  const [fileId, clientId] = [await uploadPdf(owner), randomUUID()]
  const answers = await Promise.all([1, 2, 3].map(() => ask(owner, { clientId, fileId, title })))
  for (const answer of answers) expect(answer.json().id).toBe(answers[0]?.json().id)
  expect((await ask(owner, { clientId, fileId: await uploadPdf(owner), title: '別的' })).json()).toMatchObject({
    title,
  })
})

const lock = ({ context }: PDFDocument) => {
  context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard', V: 1, R: 2, P: -4 }))
}

test('what is no PDF that can be read is refused with its reason', async () => {
  const cases: [string, string][] = [
    [randomUUID(), 'FILE_NOT_FOUND'],
    [await uploadPdf(other), 'FILE_NOT_FOUND'],
    [await uploadPicture(owner), 'FILE_NOT_PDF'],
    [await uploadPdf(owner, await samplePdf(1, lock)), 'PDF_PROTECTED'],
    [await uploadPdf(owner, (await samplePdf()).subarray(0, 200)), 'FILE_DAMAGED'],
    [await uploadPdf(owner, await samplePdf(ePortfolioLimits.documentPages + 1)), 'DOCUMENT_TOO_LONG'],
  ]
  for (const [fileId, code] of cases) expect((await ask(owner, { fileId, title })).json()).toMatchObject({ code })
  const longest = await ask(owner, {
    fileId: await uploadPdf(owner, await samplePdf(ePortfolioLimits.documentPages)),
    title,
  })
  expect(longest.json()).toMatchObject({ document: { pages: ePortfolioLimits.documentPages } })
})

test('a file that something uses, this included, is not taken', async () => {
  const fileId = await uploadPdf(owner)
  await publish(owner, { fileIds: [fileId] })
  expect((await ask(owner, { fileId, title })).json()).toMatchObject({ code: 'FILE_IN_USE' })
  const { document } = await uploaded(owner)
  expect((await ask(owner, { fileId: document.file?.id, title })).json()).toMatchObject({ code: 'FILE_IN_USE' })
  const free = await uploadPdf(owner)
  const both = await Promise.all([1, 2].map(() => ask(owner, { fileId: free, title })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('the title has its length, at the limit and one past', async () => {
  const fileId = await uploadPdf(owner)
  const refused = [
    ['', { rule: 'required' }],
    ['題'.repeat(ePortfolioLimits.title + 1), { rule: 'too_long', limit: ePortfolioLimits.title }],
  ] as const
  for (const [given, problem] of refused) {
    expect((await ask(owner, { fileId, title: given })).json().fields).toEqual([{ path: 'title', ...problem }])
  }
  expect((await ask(owner, { draftId: 'x' })).json().fields).toEqual([{ path: 'draftId', rule: 'invalid' }])
  expect((await ask(owner, { fileId, title: '題'.repeat(ePortfolioLimits.title) })).statusCode).toBe(200)
})

test('nothing further is made of it, and with it goes its file', async () => {
  const { id, document } = await uploaded(owner)
  const answer = await owner.browser.post(`/api/v2/ePortfolio/${id}/forms`, { type: 'pdfa' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'EPORTFOLIO_UPLOADED' })
  expect((await owner.browser.delete(`/api/v2/ePortfolio/${id}`)).json()).toEqual({ ok: true })
  expect(await readOne(owner, id)).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
  await forGood(owner, 'ePortfolio', id)
  expect((await owner.browser.get(String(document.file?.url))).statusCode).toBe(404)
})
