import { createHash, randomUUID } from 'node:crypto'
import { endingOf, flowingTypes, templates } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { begin, draftWith, image, save, text, uploadPicture } from '../drafts/export-drafts.fixture.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolioForms, eportfolios } from '../eportfolio.tables.ts'
import { ask, asked, exported, readOne, settled } from './export.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const path = '/api/v2/ePortfolio'
/** Its job may have begun before the answer was read. */
const underWay = expect.stringMatching(/^(pending|in_progress)$/)
const entity = (id: string, by = owner, query = '') => by.browser.get(`/api/v2/files/${id}/entity${query}`)
const furtherForm = (id: string, type: string, by = owner) => by.browser.post(`${path}/${id}/forms`, { type })
const eventsOf = async (id: string) => {
  const { rows } = await product.platform.pool.query(
    'select kind, data from events where subject_id = $1 order by seq',
    [id],
  )
  return rows
}

describe('an export', () => {
  test('becomes a PDF of what the draft said, with its first page as the cover', async () => {
    const imageId = await uploadPicture(owner)
    const words = '基隆河的溶氧 𠮷野家 #set page("a4") *不是粗體*'
    const draft = await draftWith(owner, [text(words), image(imageId, '上游的石頭')], { title: '溪流', name: '河川' })
    const waiting = await asked(owner, { draftId: draft.draftId })
    expect(waiting).toMatchObject({
      ...{
        kind: 'exported',
        title: '溪流',
        name: '河川',
        visibility: 'private',
        draftId: draft.draftId,
        coverUrl: null,
      },
      ...{ document: { type: 'pdf', state: underWay, file: null }, can: { edit: true, remove: true, discuss: true } },
    })
    expect(waiting.confirmationCode).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
    const done = await settled(owner, waiting.id)
    const { document } = done
    expect(document).toMatchObject({
      ...{ type: 'pdf', state: 'done', progress: 1, failure: null, leftOutCount: 0, isRecompressed: false },
      file: { displayName: '河川.pdf', type: 64, thumbnailWidths: [640] },
    })
    expect(done.forms).toEqual([document])
    const { rawPayload, headers } = await entity(String(document.file?.id))
    expect(headers['content-type']).toBe('application/pdf')
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(document.file?.sha256)
    const pdf = await PDFDocument.load(rawPayload)
    expect(pdf.getPageCount()).toBe(document.pages)
    const read = textOf(pdf).replace(/\s/g, '')
    for (const part of ['溪流', words, '上游的石頭']) expect(read).toContain(part.replace(/\s/g, ''))
    const cover = await owner.browser.get(String(done.coverUrl))
    expect(cover.headers['content-type']).toBe('image/webp')
    expect(await eventsOf(done.id)).toEqual([
      { kind: 'eportfolio.exported', data: { title: '溪流', ownerId: owner.id, type: 'pdf', version: 1 } },
    ])
    const { rows } = await product.platform.pool.query('select text from eportfolios where id = $1', [done.id])
    expect(rows).toEqual([{ text: `溪流\n學習歷程\n${words}\n上游的石頭` }])
  })

  test('says what the draft said then, whatever becomes of the draft', async () => {
    const draft = await draftWith(owner, [text('原來的字')], { title: '原題' })
    const { id } = await asked(owner, { draftId: draft.draftId })
    await save(owner, draft.draftId, { version: 2, save: 3, title: '改了' })
    await owner.browser.delete(`/api/v2/exportDraft/${draft.draftId}`)
    expect(await settled(owner, id)).toMatchObject({ title: '原題', draftId: null, document: { state: 'done' } })
    await furtherForm(id, 'pdfa')
    const { forms } = await settled(owner, id)
    const archival = forms.find(({ type }) => type === 'pdfa')
    const pdf = await PDFDocument.load((await entity(String(archival?.file?.id))).rawPayload)
    expect(textOf(pdf).replace(/\s/g, '')).toContain('原題')
  })

  test('sent twice, also at the same moment, is one', async () => {
    const { draftId } = await draftWith(owner, [text('一次')])
    const clientId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => ask(owner, { clientId, draftId })))
    for (const answer of answers) expect(answer.json()).toMatchObject({ version: 1, askedVersion: 1 })
    const ids = new Set(answers.map((answer) => answer.json().id))
    expect(ids.size).toBe(1)
    const [id] = ids
    const done = await settled(owner, id)
    expect((await ask(owner, { clientId, draftId, type: 'national' })).json()).toEqual({ ...done, askedVersion: 1 })
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('under two client ids at once is two e-portfolios of one draft', async () => {
    const { draftId } = await draftWith(owner, [text('兩次')])
    const [one, two] = await Promise.all([asked(owner, { draftId }), asked(owner, { draftId })])
    expect(one.id).not.toBe(two.id)
    for (const { id } of [one, two]) expect(await settled(owner, id)).toMatchObject({ document: { state: 'done' } })
  })

  test('of a draft without a text and a picture is refused', async () => {
    const { draftId } = await begin(owner, { title: '只有標題' })
    const answer = await ask(owner, { draftId })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'EXPORT_DRAFT_EMPTY' })
  })

  test('of somebody else’s draft, or of none, is refused', async () => {
    const { draftId } = await draftWith(owner, [text('我的')])
    for (const id of [draftId, randomUUID()]) {
      const answer = await ask(other, { draftId: id })
      expect(answer.json()).toMatchObject({ code: 'EXPORT_DRAFT_NOT_FOUND' })
    }
  })

  test('leaves out a picture that cannot be read any more and says so', async () => {
    const imageId = await uploadPicture(owner)
    const { draftId } = await draftWith(owner, [text('圖不見了'), image(imageId)])
    const { pool, storage } = product.platform
    const { rows } = await pool.query('select preview_key, sha256 from files where id = $1', [imageId])
    for (const key of [rows[0].preview_key, rows[0].sha256]) await storage.remove(key)
    expect(await exported(owner, { draftId })).toMatchObject({ document: { state: 'done', leftOutCount: 1 } })
  })

  test('number 500 is made, and the next is refused', async () => {
    const person = await newPerson(product)
    const now = product.clock.now()
    const row = (): typeof eportfolios.$inferInsert => ({
      ...{ id: randomUUID(), ownerId: person.id, clientId: randomUUID(), kind: 'uploaded', title: '', name: '' },
      ...{ documentType: 'pdf', createdAt: now },
    })
    await product.platform.db.insert(eportfolios).values(Array.from({ length: ePortfolioLimits.ePortfolios - 1 }, row))
    const { draftId } = await draftWith(person, [text('最後一份')])
    await exported(person, { draftId })
    expect((await ask(person, { draftId })).json()).toMatchObject({
      code: 'EPORTFOLIO_LIMIT_REACHED',
      values: { limit: ePortfolioLimits.ePortfolios },
    })
  })

  test('waits behind at most 29 of one’s own; the next is refused until some are made', async () => {
    const person = await newPerson(product)
    const now = product.clock.now()
    const { db } = product.platform
    const { draftId } = await draftWith(person, [text('排隊')])
    for (let number = 1; number < ePortfolioLimits.exportsWaiting; number += 1) {
      const eportfolioId = await newEPortfolio(product, person)
      await db.insert(eportfolioForms).values({ eportfolioId, type: 'pdfa', state: 'pending', askedAt: now })
    }
    const last = await ask(person, { draftId })
    expect(last.statusCode).toBe(200)
    await db.update(eportfolioForms).set({ state: 'pending' }).where(eq(eportfolioForms.eportfolioId, last.json().id))
    const refused = await ask(person, { draftId })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      code: 'EXPORTS_WAITING',
      values: { limit: ePortfolioLimits.exportsWaiting },
    })
  })
})

describe('forms', () => {
  test('are made beside the document: pictures of the pages come with a PDF to read', async () => {
    const done = await exported(owner, { type: 'pictures' })
    expect(done.document).toMatchObject({ type: 'pdf', state: 'done' })
    expect(done.forms.map(({ type, state }) => [type, state]).sort()).toEqual([
      ['pdf', 'done'],
      ['pictures', 'done'],
    ])
    const zip = done.forms.find(({ type }) => type === 'pictures')
    expect(zip).toMatchObject({ pages: done.document.pages, file: { displayName: '基隆河.zip', type: 256 } })
    const { rawPayload, headers } = await entity(String(zip?.file?.id))
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(headers['content-disposition']).toContain('attachment')
  })

  test.each(flowingTypes)('%s has no pages, comes with a PDF to read, and is saved, not shown', async (type) => {
    const done = await exported(owner, { type })
    expect(done.document).toMatchObject({ type: 'pdf', state: 'done' })
    const form = done.forms.find((one) => one.type === type)
    expect(form).toMatchObject({ state: 'done', pages: null, file: { displayName: `基隆河.${endingOf(type)}` } })
    const { statusCode, rawPayload, headers } = await entity(String(form?.file?.id))
    expect(statusCode).toBe(200)
    expect(rawPayload.byteLength).toBe(form?.file?.bytes)
    expect(headers['content-disposition']).toContain('attachment')
    expect(headers['content-security-policy']).toContain('sandbox')
    await owner.browser.patch(`${path}/${done.id}`, { visibility: 'public' })
    expect((await entity(String(form?.file?.id), other)).statusCode).toBe(404)
  })

  test('further ones are made once; one for the national system keeps to its size', async () => {
    const { id } = await exported(owner)
    const answers = await Promise.all([furtherForm(id, 'national'), furtherForm(id, 'national')])
    for (const answer of answers) expect(answer.json().forms).toHaveLength(2)
    const done = await settled(owner, id)
    const national = done.forms.find(({ type }) => type === 'national')
    expect(national).toMatchObject({ state: 'done', isRecompressed: false })
    expect(national?.file?.bytes).toBeLessThanOrEqual(4 * 1024 * 1024)
    expect((await furtherForm(id, 'pdf')).json()).toEqual(done)
    expect((await eventsOf(id)).map(({ data }) => data.type).sort()).toEqual(['national', 'pdf'])
  })

  test.each(templates)('for archives is made of a cover and pictures in the design %s', async (template) => {
    const imageId = await uploadPicture(owner)
    const draft = await draftWith(owner, [text('圖與字'), image(imageId), image(imageId, '上游')])
    const pages = { ...draft.pages, template, coverImageId: imageId }
    await save(owner, draft.draftId, { version: 2, save: 3, pages })
    const { document } = await exported(owner, { draftId: draft.draftId, type: 'pdfa' })
    expect(document).toMatchObject({ type: 'pdfa', state: 'done', leftOutCount: 0 })
  })

  test('one that failed can be tried again', async () => {
    const { id } = await exported(owner)
    const { db } = product.platform
    const failed = { type: 'pdfa', state: 'failed', failure: 'storage_full', askedAt: product.clock.now() } as const
    await db.insert(eportfolioForms).values({ eportfolioId: id, ...failed })
    expect((await readOne(owner, id)).forms).toMatchObject([{}, { type: 'pdfa', failure: 'storage_full' }])
    expect((await furtherForm(id, 'pdfa')).json().forms.at(-1)).toMatchObject({ state: underWay, failure: null })
    expect((await settled(owner, id)).forms.at(-1)).toMatchObject({ type: 'pdfa', state: 'done' })
  })

  test('are the owner’s; others have the document alone', async () => {
    const { id, document } = await exported(owner)
    await furtherForm(id, 'pictures')
    const zip = (await settled(owner, id)).forms.find(({ type }) => type === 'pictures')
    expect((await furtherForm(id, 'pdfa', other)).json()).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    expect((await entity(String(document.file?.id), other)).statusCode).toBe(404)
    await owner.browser.patch(`${path}/${id}`, { visibility: 'public' })
    expect((await furtherForm(id, 'pdfa', other)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await readOne(other, id)).toMatchObject({ forms: [], draftId: null, document: { state: 'done' } })
    expect((await entity(String(document.file?.id), other)).statusCode).toBe(200)
    expect((await entity(String(document.file?.id), other, '?type=thumbnail')).statusCode).toBe(200)
    expect((await entity(String(zip?.file?.id), other)).statusCode).toBe(404)
    expect((await entity(String(zip?.file?.id))).statusCode).toBe(200)
  })

  test('have the name of whoever reads at the foot of the pages, and across them where the owner wants it', async () => {
    const { id, document } = await exported(owner)
    await owner.browser.patch(`${path}/${id}`, { visibility: 'public' })
    const namesOnPages = async () => {
      const { rawPayload } = await entity(String(document.file?.id), other, '?type=watermark')
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
    await owner.browser.delete(`/api/v2/exportDraft/${draftId}`)
    expect((await entity(imageId)).statusCode).toBe(200)
    await furtherForm(id, 'pdfa')
    expect((await settled(owner, id)).forms.at(-1)).toMatchObject({ state: 'done', leftOutCount: 0 })
    await owner.browser.delete(`${path}/${id}`)
    expect((await entity(imageId)).statusCode).toBe(404)
  })
})
