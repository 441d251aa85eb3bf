import { randomUUID } from 'node:crypto'
import type { EPortfolio, EPortfolioPage } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { befriend } from '../../people/index.ts'
import { forGood } from '../../trash/trash.fixture.ts'
import { draftWith, image, save, text, uploadPicture } from '../drafts/export-drafts.fixture.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolioVersions } from '../eportfolio.tables.ts'
import { eportfolios } from '../eportfolios.view.ts'
import { currentEdition } from '../typeset/index.ts'
import { ask, asked, changed, exported, readOne, settled, updated } from './export.fixture.ts'
import { uploaded } from './uploaded-pdf.fixture.ts'

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
const remove = (id: string, number: number, by = owner) => by.browser.delete(`${path}/${id}/versions/${number}`)
const numbersOf = ({ versions }: Pick<EPortfolio, 'versions'>) => versions.map(({ number }) => number)
const fileOf = ({ document }: Pick<EPortfolio, 'document'>) => String(document.file?.url)
const status = async (by: TestPerson, url: string) => (await by.browser.get(url)).statusCode
const usedBy = async (person: TestPerson) => {
  const { rows } = await product.platform.pool.query('select id from files where owner_id = $1', [person.id])
  return rows.length
}

describe('a new version', () => {
  test('takes the place of the one before, under the same address, code, likes and discussion', async () => {
    const first = await exported(owner)
    await owner.browser.patch(`${path}/${first.id}`, { visibility: 'exhibition' })
    await other.browser.post(`${path}/${first.id}/like`, { referenceId: first.id })
    await other.browser.post(`${path}/${first.id}/discussions`, { content: '很清楚', clientId: randomUUID() })
    product.clock.advance(86_400_000)
    const second = await updated(owner, first, { title: '下游的溶氧', type: 'pdfa' })
    expect(second).toMatchObject({
      id: first.id,
      version: 2,
      title: '下游的溶氧',
      visibility: 'exhibition',
      createdAt: first.createdAt,
      confirmationCode: first.confirmationCode,
      likeCount: 1,
      discussionCount: 1,
      document: { type: 'pdfa', state: 'done' },
      exportedAt: product.clock.now().toISOString(),
    })
    expect(second.forms).toEqual([second.document])
    expect(second.versions).toEqual([
      { number: 2, type: 'pdfa', exportedAt: second.exportedAt, forms: [second.document] },
      { number: 1, type: 'pdf', exportedAt: first.exportedAt, forms: [first.document] },
    ])
    const found = await other.browser.get(`${path}/exhibition?words=${encodeURIComponent('下游的溶氧')}`)
    expect(found.json<EPortfolioPage>().items).toMatchObject([{ id: first.id, version: 2 }])
  })

  test('keeps the edition of the designs it was exported with', async () => {
    const { id } = await exported(owner)
    const { platform } = product
    const editions = () =>
      platform.db
        .select({ edition: eportfolioVersions.edition })
        .from(eportfolioVersions)
        .where(eq(eportfolioVersions.eportfolioId, id))
    expect(await editions()).toEqual([{ edition: currentEdition }])
  })

  test('is for others all there is: former ones are the owner’s', async () => {
    const friend = await newPerson(product)
    await befriend(product.platform, owner.id, friend.id)
    const first = await exported(owner)
    await owner.browser.patch(`${path}/${first.id}`, { visibility: 'public' })
    const second = await updated(owner, first, { title: '第二版' })
    expect(await status(owner, fileOf(first))).toBe(200)
    for (const reader of [friend, other]) {
      expect(await readOne(reader, first.id)).toMatchObject({ version: 2, versions: [], forms: [] })
      expect(await status(reader, fileOf(first))).toBe(404)
      expect(await status(reader, `${fileOf(first)}?type=thumbnail`)).toBe(404)
      expect(await status(reader, fileOf(second))).toBe(200)
    }
  })

  test('is read only once it is made, and not where it could not be', async () => {
    const first = await exported(owner, { draftId: (await draftWith(owner, [text('短')])).draftId })
    await owner.browser.patch(`${path}/${first.id}`, { visibility: 'public' })
    const draft = (await owner.browser.get(`/api/v2/exportDraft/${first.draftId}`)).json()
    const [part] = draft.customTextResources.firstSpindle
    const contents = () => Array.from({ length: 100 }, () => ({ ...text('頁'), breakBefore: true }))
    const firstSpindle = [1, 2, 3].map(() => ({ ...part, id: randomUUID(), contents: contents() }))
    const customTextResources = { ...draft.customTextResources, firstSpindle }
    await save(owner, draft.draftId, { version: draft.version, save: draft.version + 1, customTextResources })
    const under = await asked(owner, { draftId: draft.draftId, ePortfolioId: first.id })
    expect(under).toMatchObject({ askedVersion: 2, version: 1, document: first.document })
    const failed = await settled(owner, first.id)
    expect(failed).toMatchObject({ version: 1, document: first.document, forms: first.forms })
    expect(failed.versions[0]).toMatchObject({ number: 2, forms: [{ state: 'failed', failure: 'document_too_long' }] })
    expect(await readOne(other, first.id)).toMatchObject({ version: 1, document: { state: 'done' } })
    // It can be retried, and is removed when the next is made.
    const again = await owner.browser.post(`${path}/${first.id}/forms`, { type: 'pdf', version: 2 })
    expect(again.json().versions).toHaveLength(2)
    await settled(owner, first.id)
    const short = { ...draft.customTextResources }
    await save(owner, draft.draftId, {
      version: draft.version + 1,
      save: draft.version + 2,
      customTextResources: short,
    })
    // The content is again that of version 1.
    expect(numbersOf(await updated(owner, first))).toEqual([1])
    expect(numbersOf(await updated(owner, first, { title: '新的題目' }))).toEqual([3, 1])
  })

  test('sent twice is one; two windows at once make one of what both see', async () => {
    const first = await exported(owner)
    const { draftId } = first
    await changed(owner, first, { title: '兩個視窗' })
    const [one, two] = [randomUUID(), randomUUID()]
    const body = { draftId, ePortfolioId: first.id }
    const answers = await Promise.all([one, one, two].map((clientId) => ask(owner, { ...body, clientId })))
    expect(answers.map((answer) => answer.json().askedVersion)).toEqual([2, 2, 2])
    const done = await settled(owner, first.id)
    expect(done).toMatchObject({ version: 2, versions: [{ number: 2 }, { number: 1 }] })
    await changed(owner, first, { title: '之後才改的' })
    for (const clientId of [one, two]) {
      expect((await ask(owner, { ...body, clientId })).json()).toMatchObject({ ...done, askedVersion: 2 })
    }
  })

  test('leaves what its owner changed since the last one', async () => {
    const first = await exported(owner)
    await owner.browser.patch(`${path}/${first.id}`, { title: '展覽上的題目', showsOwner: false })
    const draft = (await owner.browser.get(`/api/v2/exportDraft/${first.draftId}`)).json()
    await save(owner, draft.draftId, { version: draft.version, save: draft.version + 1, name: '第二版的檔名' })
    expect(await updated(owner, first, { title: '印出來的題目' })).toMatchObject({
      title: '展覽上的題目',
      showsOwner: false,
      name: '第二版的檔名',
      document: { file: { displayName: '第二版的檔名.pdf' } },
    })
  })

  test('marks its readers as was asked for, once it is read', async () => {
    const first = await exported(owner, { marksReaders: true })
    expect(first).toMatchObject({ marksReaders: true })
    expect(await updated(owner, first, { title: '再一版' })).toMatchObject({ version: 2, marksReaders: true })
    await changed(owner, first, { title: '又一版' })
    const asking = { draftId: String(first.draftId), ePortfolioId: first.id, marksReaders: false }
    expect(await exported(owner, asking)).toMatchObject({ version: 3, marksReaders: false })
  })

  test('is of the draft that the e-portfolio was exported of, by its owner', async () => {
    const mine = await exported(owner)
    const { draftId } = await draftWith(owner, [text('別的草稿')])
    expect((await ask(owner, { draftId, ePortfolioId: mine.id })).json()).toMatchObject({
      code: 'EPORTFOLIO_NOT_FOUND',
    })
    const pdf = await uploaded(owner)
    expect((await ask(owner, { draftId, ePortfolioId: pdf.id })).json()).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    await owner.browser.patch(`${path}/${mine.id}`, { visibility: 'public' })
    const theirs = await draftWith(other, [text('別人的草稿')])
    const answer = await ask(other, { draftId: theirs.draftId, ePortfolioId: mine.id })
    expect(answer.json()).toMatchObject({ code: 'NO_PERMISSION' })
  })

  test('is found by its draft', async () => {
    const one = await exported(owner)
    const another = await asked(owner, { draftId: String(one.draftId) })
    const list = await owner.browser.get(`${path}/self?draftId=${one.draftId}`)
    expect(list.json<EPortfolioPage>().items.map(({ id }) => id)).toEqual([another.id, one.id])
    const none = await other.browser.get(`${path}/self?draftId=${one.draftId}`)
    expect(none.json()).toMatchObject({ items: [] })
  })
})

describe('former versions', () => {
  test('are as many as are kept, and the oldest goes when its owner was told', async () => {
    const person = await newPerson(product)
    const newest = ePortfolioLimits.formerVersions + 1
    const { draftId } = await draftWith(person, [text('又一版')])
    const id = await newEPortfolio(product, person, { draftId, version: newest, lastVersion: newest })
    const refused = await ask(person, { draftId, ePortfolioId: id })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'EPORTFOLIO_VERSIONS_FULL',
      values: { limit: ePortfolioLimits.formerVersions, number: 1 },
    })
    const allowed = (await ask(person, { draftId, ePortfolioId: id, letsGo: 1 })).json()
    expect(allowed.askedVersion).toBe(newest + 1)
    // The other window agreed to the same version, but exports other content.
    await changed(person, { draftId }, { title: '另一個視窗' })
    expect((await ask(person, { draftId, ePortfolioId: id, letsGo: 1 })).json()).toMatchObject({
      values: { number: 2 },
    })
    const done = await settled(person, id)
    expect(numbersOf(done)).toEqual(Array.from({ length: newest }, (_, index) => newest + 1 - index))
  })

  test('are removed one by one with their files, but for the one that is read', async () => {
    const person = await newPerson(product)
    const imageId = await uploadPicture(person)
    const { draftId, ...draft } = await draftWith(person, [text('有一張圖'), image(imageId)])
    const first = await exported(person, { draftId })
    const { firstSpindle, ...sections } = draft.customTextResources
    const without = firstSpindle.map((part) => ({ ...part, contents: [text('沒有圖了')] }))
    const change = { version: 2, save: 3, customTextResources: { ...sections, firstSpindle: without } }
    await save(person, draftId, { ...change, customImageIds: [] })
    const second = await exported(person, { draftId, ePortfolioId: first.id })
    expect(await status(person, `/api/v2/files/${imageId}/entity`)).toBe(200)
    expect((await remove(first.id, 2, person)).json()).toMatchObject({ code: 'EPORTFOLIO_VERSION_CURRENT' })
    for (const _time of ['once', 'again']) expect((await remove(first.id, 1, person)).json()).toEqual({ ok: true })
    expect(numbersOf(await readOne(person, first.id))).toEqual([2])
    expect(await status(person, fileOf(first))).toBe(404)
    expect(await status(person, `/api/v2/files/${imageId}/entity`)).toBe(404)
    expect(await status(person, fileOf(second))).toBe(200)
    expect(await usedBy(person)).toBe(1)
  })

  test('go with their e-portfolio', async () => {
    const person = await newPerson(product)
    const first = await exported(person)
    await updated(person, first, { title: '第二版' })
    expect(await usedBy(person)).toBe(2)
    await person.browser.delete(`${path}/${first.id}`)
    await forGood(person, 'ePortfolio', first.id)
    expect(await usedBy(person)).toBe(0)
  })

  test('are the owner’s to remove', async () => {
    const id = await newEPortfolio(product, owner, { version: 2, lastVersion: 2 })
    expect((await remove(id, 1, other)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    await product.platform.db.update(eportfolios).set({ visibility: 'private' }).where(eq(eportfolios.id, id))
    expect((await remove(id, 1, other)).json()).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    expect(numbersOf(await readOne(owner, id))).toEqual([2, 1])
  })
})
