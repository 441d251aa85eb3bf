import { endingOf, flowingTypes, templates } from '@learntrail/contract/eportfolio/facts'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { forGood } from '../../trash/trash.fixture.ts'
import { draftWith, image, save, text, uploadPicture } from '../drafts/export-drafts.fixture.ts'
import { eportfolioForms } from '../eportfolio.tables.ts'
import {
  entity,
  eventsOf,
  exported,
  furtherForm,
  openExports,
  path,
  readOne,
  settled,
  underWay,
} from './export.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  ;({ product, owner, other } = await openExports())
})
afterAll(() => product.close())

test('forms are made beside the document: pictures of the pages come with a PDF to read', async () => {
  const done = await exported(owner, { type: 'pictures' })
  expect(done.document).toMatchObject({ type: 'pdf', state: 'done' })
  expect(done.forms.map(({ type, state }) => [type, state]).sort()).toEqual([
    ['pdf', 'done'],
    ['pictures', 'done'],
  ])
  const zip = done.forms.find(({ type }) => type === 'pictures')
  expect(zip).toMatchObject({ pages: done.document.pages, file: { displayName: '基隆河.zip', type: 256 } })
  const { rawPayload, headers } = await entity(owner, String(zip?.file?.id))
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(headers['content-disposition']).toContain('attachment')
})

test.each(flowingTypes)('%s has no pages, comes with a PDF to read, and is saved, not shown', async (type) => {
  const done = await exported(owner, { type })
  expect(done.document).toMatchObject({ type: 'pdf', state: 'done' })
  const form = done.forms.find((one) => one.type === type)
  expect(form).toMatchObject({ state: 'done', pages: null, file: { displayName: `基隆河.${endingOf(type)}` } })
  const { statusCode, rawPayload, headers } = await entity(owner, String(form?.file?.id))
  expect(statusCode).toBe(200)
  expect(rawPayload.byteLength).toBe(form?.file?.bytes)
  expect(headers['content-disposition']).toContain('attachment')
  expect(headers['content-security-policy']).toContain('sandbox')
  await owner.browser.patch(`${path}/${done.id}`, { visibility: 'public' })
  expect((await entity(other, String(form?.file?.id))).statusCode).toBe(404)
})

test('further forms are made once; one for the national system keeps to its size', async () => {
  const { id } = await exported(owner)
  const answers = await Promise.all([furtherForm(owner, id, 'national'), furtherForm(owner, id, 'national')])
  for (const answer of answers) expect(answer.json().forms).toHaveLength(2)
  const done = await settled(owner, id)
  const national = done.forms.find(({ type }) => type === 'national')
  expect(national).toMatchObject({ state: 'done', isRecompressed: false })
  expect(national?.file?.bytes).toBeLessThanOrEqual(4 * 1024 * 1024)
  expect((await furtherForm(owner, id, 'pdf')).json()).toEqual(done)
  expect((await eventsOf(product, id)).map(({ data }) => data.type).sort()).toEqual(['national', 'pdf'])
})

test.each(templates)('a document for archives is made of a cover and pictures in the design %s', async (template) => {
  const imageId = await uploadPicture(owner)
  const draft = await draftWith(owner, [text('圖與字'), image(imageId), image(imageId, '上游')])
  const pages = { ...draft.pages, template, coverImageId: imageId }
  await save(owner, draft.draftId, { version: 2, save: 3, pages })
  const { document } = await exported(owner, { draftId: draft.draftId, type: 'pdfa' })
  expect(document).toMatchObject({ type: 'pdfa', state: 'done', leftOutCount: 0 })
})

test('a form that failed can be tried again', async () => {
  const { id } = await exported(owner)
  const { db } = product.platform
  const failed = { type: 'pdfa', state: 'failed', failure: 'storage_full', askedAt: product.clock.now() } as const
  await db.insert(eportfolioForms).values({ eportfolioId: id, ...failed })
  expect((await readOne(owner, id)).forms).toMatchObject([{}, { type: 'pdfa', failure: 'storage_full' }])
  expect((await furtherForm(owner, id, 'pdfa')).json().forms.at(-1)).toMatchObject({ state: underWay, failure: null })
  expect((await settled(owner, id)).forms.at(-1)).toMatchObject({ type: 'pdfa', state: 'done' })
})

test('forms are the owner’s; others have the document alone', async () => {
  const { id, document } = await exported(owner)
  await furtherForm(owner, id, 'pictures')
  const zip = (await settled(owner, id)).forms.find(({ type }) => type === 'pictures')
  expect((await furtherForm(other, id, 'pdfa')).json()).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
  expect((await entity(other, String(document.file?.id))).statusCode).toBe(404)
  await owner.browser.patch(`${path}/${id}`, { visibility: 'public' })
  expect((await furtherForm(other, id, 'pdfa')).json()).toMatchObject({ code: 'NO_PERMISSION' })
  expect(await readOne(other, id)).toMatchObject({ forms: [], draftId: null, document: { state: 'done' } })
  expect((await entity(other, String(document.file?.id))).statusCode).toBe(200)
  expect((await entity(other, String(document.file?.id), '?type=thumbnail')).statusCode).toBe(200)
  expect((await entity(other, String(zip?.file?.id))).statusCode).toBe(404)
  expect((await entity(owner, String(zip?.file?.id))).statusCode).toBe(200)
})

test('documents have the name of whoever reads at the foot of the pages, and across them where the owner wants it', async () => {
  const { id, document } = await exported(owner)
  await owner.browser.patch(`${path}/${id}`, { visibility: 'public' })
  const namesOnPages = async () => {
    const { rawPayload } = await entity(other, String(document.file?.id), '?type=watermark')
    const pages = textOf(await PDFDocument.load(rawPayload)).split('\n')
    return pages.map((page) => page.split(other.displayName).length - 1)
  }
  expect(new Set(await namesOnPages())).toEqual(new Set([1]))
  expect((await owner.browser.patch(`${path}/${id}`, { marksReaders: true })).json()).toMatchObject({
    marksReaders: true,
  })
  expect(Math.min(...(await namesOnPages()))).toBeGreaterThan(10)
})

test('what a record’s pictures were exported of outlives the record', async () => {
  const imageId = await uploadPicture(owner)
  const record = await publish(owner, { fileIds: [imageId] })
  const { draftId } = await draftWith(owner, [image(imageId)], { resourceIds: [`post_${record.id}`] })
  const { id } = await exported(owner, { draftId })
  await owner.browser.delete(`/api/v2/portfolios/${record.id}`)
  await forGood(owner, 'record', record.id)
  await owner.browser.delete(`/api/v2/exportDraft/${draftId}`)
  expect((await entity(owner, imageId)).statusCode).toBe(200)
  await furtherForm(owner, id, 'pdfa')
  expect((await settled(owner, id)).forms.at(-1)).toMatchObject({ state: 'done', leftOutCount: 0 })
  await owner.browser.delete(`${path}/${id}`)
  await forGood(owner, 'ePortfolio', id)
  expect((await entity(owner, imageId)).statusCode).toBe(404)
})
