import { createHash, randomUUID } from 'node:crypto'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { begin, draftWith, image, save, text, uploadPicture } from '../drafts/export-drafts.fixture.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolioForms } from '../eportfolio.tables.ts'
import { eportfolios } from '../eportfolios.view.ts'
import {
  ask,
  asked,
  entity,
  eventsOf,
  exported,
  furtherForm,
  openExports,
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

describe('an export', () => {
  test('becomes a PDF of what the draft said, with its first page as the cover', async () => {
    const imageId = await uploadPicture(owner)
    const words = '基隆河的溶氧 𠮷野家 #set page("a4") *不是粗體*'
    const draft = await draftWith(owner, [text(words), image(imageId, '上游的石頭')], { title: '溪流', name: '河川' })
    const waiting = await asked(owner, { draftId: draft.draftId })
    expect(waiting).toMatchObject({
      kind: 'exported',
      title: '溪流',
      name: '河川',
      visibility: 'private',
      draftId: draft.draftId,
      coverUrl: null,
      document: { type: 'pdf', state: underWay, file: null },
      can: { edit: true, remove: true, discuss: true },
    })
    expect(waiting.confirmationCode).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
    const done = await settled(owner, waiting.id)
    const { document } = done
    expect(document).toMatchObject({
      type: 'pdf',
      state: 'done',
      progress: 1,
      failure: null,
      leftOutCount: 0,
      isRecompressed: false,
      file: { displayName: '河川.pdf', type: 64, thumbnailWidths: [640] },
    })
    expect(done.forms).toEqual([document])
    const { rawPayload, headers } = await entity(owner, String(document.file?.id))
    expect(headers['content-type']).toBe('application/pdf')
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(document.file?.sha256)
    const pdf = await PDFDocument.load(rawPayload)
    expect(pdf.getPageCount()).toBe(document.pages)
    const read = textOf(pdf).replace(/\s/g, '')
    for (const part of ['溪流', words, '上游的石頭']) expect(read).toContain(part.replace(/\s/g, ''))
    const cover = await owner.browser.get(String(done.coverUrl))
    expect(cover.headers['content-type']).toBe('image/webp')
    expect(await eventsOf(product, done.id)).toEqual([
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
    await furtherForm(owner, id, 'pdfa')
    const { forms } = await settled(owner, id)
    const archival = forms.find(({ type }) => type === 'pdfa')
    const pdf = await PDFDocument.load((await entity(owner, String(archival?.file?.id))).rawPayload)
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
    const same = { ...done, askedVersion: 1, isUnchanged: false }
    expect((await ask(owner, { clientId, draftId, type: 'national' })).json()).toEqual(same)
    expect(await eventsOf(product, id)).toHaveLength(1)
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
      id: randomUUID(),
      ownerId: person.id,
      clientId: randomUUID(),
      kind: 'uploaded',
      title: '',
      name: '',
      documentType: 'pdf',
      createdAt: now,
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
