import { randomUUID } from 'node:crypto'
import { contentLimits } from '@learntrail/contract/content/limits'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import { fileDurations } from '@learntrail/contract/files/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepUnusedFiles } from '../files/files.jobs.ts'
import { text } from '../files/sample-files.fixture.ts'
import { paragraph, postBody, publish, uploadFiles } from '../posts/posts.fixture.ts'
import { forGood } from '../trash/trash.fixture.ts'
import { drafts } from './drafts.view.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const path = '/api/v2/portfolios/drafts'
const writer = randomUUID()
const create = async (body: object = {}, by = owner) =>
  by.browser.post(path, { clientId: randomUUID(), writer, save: 1, ...body })
const begin = async (body: object = {}, by = owner) => (await create(body, by)).json()
const save = (id: string, body: object, by = owner) => by.browser.patch(`${path}/${id}`, { writer, ...body })
const read = async (id: string, by = owner) => (await by.browser.get(`${path}/${id}`)).json()
const listed = async (by = owner, query = '') => (await by.browser.get(`${path}${query}`)).json()
const upload = async (by = owner) => {
  const [file] = await uploadFiles(by, [{ name: '筆記.txt', content: text(randomUUID()) }])
  return String(file?.id)
}

describe('a draft', () => {
  test('of a bulletin keeps what is chosen for it', async () => {
    const begun = await begin({ isBulletin: true, needsSignature: true })
    expect(begun).toMatchObject({ isBulletin: true, needsSignature: true, appearsAt: null })
    const appearsAt = '2026-12-01T00:00:00.000Z'
    expect((await save(begun.id, { version: 1, save: 2, appearsAt })).json()).toMatchObject({
      needsSignature: true,
      appearsAt,
    })
    expect((await save(begun.id, { version: 2, save: 3, title: '通知' })).json()).toMatchObject({ appearsAt })
    expect((await save(begun.id, { version: 3, save: 4, appearsAt: null })).json()).toMatchObject({ appearsAt: null })
  })

  test('keeps whatever there is, and nothing is required', async () => {
    const empty = await begin()
    expect(empty).toMatchObject({
      version: 1,
      title: '',
      date: null,
      classification: null,
      tags: [],
      isBulletin: false,
    })
    const fileId = await upload()
    const { json } = await save(empty.id, {
      version: 1,
      save: 2,
      title: '水質',
      content: paragraph('量了溶氧'),
      fileIds: [fileId],
      date: '2026-11-01',
      tags: ['naturalistic'],
      customTags: ['專題'],
      privacy: 3,
    })
    const kept = json()
    expect(kept).toMatchObject({
      version: 2,
      title: '水質',
      files: [{ id: fileId }],
      tags: ['naturalistic'],
      privacy: 3,
    })
    expect(await read(empty.id)).toEqual(kept)
    expect((await save(empty.id, { version: 2, save: 3, title: '水質二' })).json()).toMatchObject({
      title: '水質二',
      customTags: ['專題'],
      files: [{ id: fileId }],
    })
  })

  test('holds to the limits of a record, at the limit and one past', async () => {
    const title = '題'.repeat(postLimits.title)
    expect((await create({ title })).statusCode).toBe(200)
    expect((await create({ title: `${title}題` })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'title', rule: 'too_long', limit: postLimits.title }],
    })
    expect((await create({ content: paragraph('字'.repeat(contentLimits.characters)) })).statusCode).toBe(200)
    expect((await create({ content: paragraph('字'.repeat(contentLimits.characters + 1)) })).json().code).toBe(
      'VALIDATION_FAILED',
    )
    expect((await create({ fileIds: [randomUUID()] })).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
    expect((await create({ fileIds: [await upload(other)] })).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
  })

  test('is its owner’s alone', async () => {
    const { id } = await begin({ title: '祕密' })
    for (const answer of [
      await other.browser.get(`${path}/${id}`),
      await save(id, { version: 1, save: 2, title: '改' }, other),
      await other.browser.delete(`${path}/${id}`),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'DRAFT_NOT_FOUND' })
    }
    expect((await listed(other)).items).toEqual([])
    expect(await read(id)).toMatchObject({ title: '祕密', version: 1 })
  })

  test('is listed by its last change, with its first words', async () => {
    const person = await newPerson(product)
    const first = await begin({ title: '先', content: paragraph('一二三') }, person)
    product.clock.advance(1_000)
    const second = await begin({ isBulletin: true, fileIds: [await upload(person)] }, person)
    product.clock.advance(1_000)
    await save(first.id, { version: 1, save: 2, title: '改' }, person)
    const { items, limit } = await listed(person)
    expect(limit).toBe(draftLimits.drafts)
    expect(items).toMatchObject([
      { id: first.id, title: '改', excerpt: '一二三', fileCount: 0 },
      { id: second.id, title: '', excerpt: '', fileCount: 1, isBulletin: true },
    ])
    expect((await listed(person, '?isBulletin=false')).items).toMatchObject([{ id: first.id }])
    expect((await listed(person, '?isBulletin=true')).items).toMatchObject([{ id: second.id }])
  })

  test('number 100 is kept, and the next is refused', async () => {
    const person = await newPerson(product)
    const now = product.clock.now()
    const row = (): typeof drafts.$inferInsert => ({
      id: randomUUID(),
      ownerId: person.id,
      clientId: randomUUID(),
      title: '',
      content: paragraph('x'),
      text: 'x',
      privacy: 0,
      version: 1,
      writer,
      writerSave: 1,
      writerBase: 0,
      createdAt: now,
      updatedAt: now,
    })
    await product.platform.db.insert(drafts).values(Array.from({ length: draftLimits.drafts - 1 }, row))
    expect((await create({}, person)).statusCode).toBe(200)
    const refused = await create({}, person)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'DRAFT_LIMIT_REACHED', values: { limit: draftLimits.drafts } })
  })
})

describe('two windows with the same draft', () => {
  const elsewhere = randomUUID()

  test('the later save is refused with what is there, and nothing of either is lost', async () => {
    const { id } = await begin({ title: '原來' })
    expect((await save(id, { version: 1, save: 1, writer: elsewhere, title: '另一個視窗' })).json().version).toBe(2)
    const refused = await save(id, { version: 1, save: 2, title: '這個視窗' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'DRAFT_CONFLICT', values: { id, version: 2 } })
    expect(await read(id)).toMatchObject({ title: '另一個視窗', version: 2 })
    expect((await save(id, { version: 2, save: 3, title: '這個視窗' })).json()).toMatchObject({ title: '這個視窗' })
  })

  test('of which both saved at the same moment: one is kept, the other is told', async () => {
    const { id } = await begin()
    const answers = await Promise.all(
      [randomUUID(), randomUUID(), randomUUID(), randomUUID()].map((window) =>
        save(id, { version: 1, save: 1, writer: window, title: window }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const kept = answers.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await read(id)).toEqual(kept)
  })

  test('that were begun from one device under the same client id do not overwrite each other', async () => {
    const clientId = randomUUID()
    const mine = await begin({ clientId, title: '一' })
    const refused = await create({ clientId, title: '二', writer: elsewhere })
    expect(refused.json()).toMatchObject({ code: 'DRAFT_CONFLICT', values: { id: mine.id, version: 1 } })
    expect(await begin({ clientId, title: '一', save: 1 })).toEqual(mine)
    expect(await begin({ clientId, title: '一，再寫', save: 2 })).toMatchObject({
      id: mine.id,
      version: 2,
      title: '一，再寫',
    })
  })

  test('a save sent again after its answer was lost is no conflict', async () => {
    const { id } = await begin()
    const body = { version: 1, save: 2, title: '第二次' }
    const first = (await save(id, body)).json()
    expect((await save(id, body)).json()).toEqual(first)
    expect((await save(id, { version: 1, save: 3, title: '第三次' })).json()).toMatchObject({
      version: 3,
      title: '第三次',
    })
  })
})

describe('files of a draft', () => {
  test('are in use, and go with the draft unless something else has them', async () => {
    const [only, shared] = [await upload(), await upload()]
    const { id } = await begin({ fileIds: [only, shared] })
    await begin({ fileIds: [shared] })
    expect((await owner.browser.delete(`/api/v2/portfolios/files/${only}`)).json()).toMatchObject({
      code: 'FILE_IN_USE',
    })
    expect((await other.browser.get(`/api/v2/files/${only}/entity`)).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
    expect((await owner.browser.delete(`${path}/${id}`)).json()).toEqual({ ok: true })
    await forGood(owner, 'draft', id)
    expect((await owner.browser.get(`/api/v2/files/${only}/entity`)).statusCode).toBe(404)
    expect((await owner.browser.get(`/api/v2/files/${shared}/entity`)).statusCode).toBe(200)
    expect((await owner.browser.delete(`${path}/${id}`)).json()).toMatchObject({ code: 'DRAFT_NOT_FOUND' })
  })

  test('that are taken out of it go after a day, unless something else has them', async () => {
    const [only, shared] = [await upload(), await upload()]
    const { id } = await begin({ fileIds: [only, shared] })
    await begin({ fileIds: [shared] })
    expect((await save(id, { version: 1, save: 2, fileIds: [] })).statusCode).toBe(200)
    const status = async () =>
      Promise.all(
        [only, shared].map(async (file) => (await owner.browser.get(`/api/v2/files/${file}/entity`)).statusCode),
      )
    product.clock.advance(fileDurations.letGoFile)
    await sweepUnusedFiles(product.platform)
    expect(await status()).toEqual([200, 200])
    product.clock.advance(1)
    await sweepUnusedFiles(product.platform)
    expect(await status()).toEqual([404, 200])
  })

  test('that one window took out are taken back by the text of another', async () => {
    const file = await upload()
    const { id } = await begin({ fileIds: [file] })
    await save(id, { version: 1, save: 2, fileIds: [] })
    expect((await save(id, { version: 2, save: 3, fileIds: [file] })).json()).toMatchObject({ files: [{ id: file }] })
    product.clock.advance(fileDurations.letGoFile + 1)
    await sweepUnusedFiles(product.platform)
    expect((await owner.browser.get(`/api/v2/files/${file}/entity`)).statusCode).toBe(200)
  })

  test('stay when the record that also has them is deleted', async () => {
    const file = await upload()
    const post = await publish(owner, { fileIds: [file] })
    const { id } = await begin({ fileIds: [file] })
    await owner.browser.delete(`/api/v2/portfolios/${post.id}`)
    expect((await read(id)).files).toMatchObject([{ id: file }])
  })
})

describe('publishing a draft', () => {
  test('ends it, and its files are the record’s', async () => {
    const file = await upload()
    const { id } = await begin({ fileIds: [file] })
    const post = await publish(owner, { fileIds: [file], draftId: id } as never)
    expect(post.files).toMatchObject([{ id: file }])
    expect(await read(id)).toMatchObject({ code: 'DRAFT_NOT_FOUND' })
  })

  test('of which another one took the files publishes copies, and nobody loses any', async () => {
    const [photo, note] = [await upload(), await upload()]
    const [mine, kept] = [await begin({ fileIds: [photo, note] }), await begin({ fileIds: [photo, note] })]
    const first = await publish(owner, { fileIds: [photo, note], draftId: mine.id } as never)
    expect(first.files).toMatchObject([{ id: photo }, { id: note }])

    const second = await publish(owner, { fileIds: [photo, note], draftId: kept.id } as never)
    expect(second.files).toHaveLength(2)
    for (const [index, file] of second.files.entries()) {
      const { displayName, bytes, sha256 } = first.files[index] as (typeof second.files)[number]
      expect(file).toMatchObject({ displayName, bytes, sha256 })
      expect(file.id).not.toBe(first.files[index]?.id)
    }
    // The records are independent: without the first, the second still has its bytes.
    await owner.browser.delete(`/api/v2/portfolios/${first.id}`)
    expect((await other.browser.get(`/api/v2/files/${second.files[0]?.id}/entity`)).statusCode).toBe(200)
  })

  test('keeps to its own copies when both are published at the same moment', async () => {
    const file = await upload()
    const both = [await begin({ fileIds: [file] }), await begin({ fileIds: [file] })]
    const posts = await Promise.all(both.map(({ id }) => publish(owner, { fileIds: [file], draftId: id } as never)))
    const ids = posts.map((post) => post.files[0]?.id)
    expect(ids).toContain(file)
    expect(new Set(ids).size).toBe(2)
  })

  test('brings no file in that the draft did not have', async () => {
    const file = await upload()
    await publish(owner, { fileIds: [file] })
    const { id } = await begin({ title: '沒有這個檔案' })
    const answer = await owner.browser.post('/api/v2/portfolios/portfolio', {
      ...postBody({ fileIds: [file] }),
      draftId: id,
    })
    expect(answer.json()).toMatchObject({ code: 'FILE_IN_USE' })
  })

  test('that is refused keeps it', async () => {
    const { id } = await begin({ title: '還在' })
    const answer = await owner.browser.post('/api/v2/portfolios/portfolio', {
      ...postBody({ fileIds: [randomUUID()] }),
      draftId: id,
    })
    expect(answer.json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
    expect(await read(id)).toMatchObject({ title: '還在' })
  })

  test('that was published elsewhere, or is somebody else’s, makes no second record', async () => {
    const { id } = await begin()
    const body = { ...postBody(), draftId: id }
    const first = (await owner.browser.post('/api/v2/portfolios/portfolio', body)).json()
    expect((await owner.browser.post('/api/v2/portfolios/portfolio', body)).json()).toEqual(first)
    for (const draftId of [id, (await begin({}, other)).id]) {
      const clientId = randomUUID()
      const again = await owner.browser.post('/api/v2/portfolios/portfolio', { ...body, clientId, draftId })
      expect(again.json()).toMatchObject({ code: 'DRAFT_NOT_FOUND' })
      const { rows } = await product.platform.pool.query('select 1 from posts where client_id = $1', [clientId])
      expect(rows).toEqual([])
    }
  })
})
