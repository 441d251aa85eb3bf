import { randomUUID } from 'node:crypto'
import type { EPortfolioPage } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { befriend, block } from '../../people/index.ts'
import { forGood } from '../../trash/trash.fixture.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { readOne } from './export.fixture.ts'
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
const change = (id: string, body: object, by = owner) => by.browser.patch(`${path}/${id}`, body)
const kindsOf = async (id: string) => {
  const { rows } = await product.platform.pool.query('select kind from events where subject_id = $1 order by seq', [id])
  return rows.map(({ kind }) => kind)
}
const exhibition = async (by = other): Promise<string[]> =>
  (await by.browser.get(`${path}/exhibition`)).json<EPortfolioPage>().items.map(({ id }) => id)

describe('my e-portfolios', () => {
  test('are listed newest first, page by page, by who sees them', async () => {
    const person = await newPerson(product)
    const ids: string[] = []
    for (const visibility of ['private', 'public', 'exhibition', 'private'] as const) {
      ids.unshift(await newEPortfolio(product, person, { visibility }))
      product.clock.advance(10)
    }
    const list = async (query = ''): Promise<EPortfolioPage> =>
      (await person.browser.get(`${path}/self${query}`)).json()
    expect((await list()).items.map(({ id }) => id)).toEqual(ids)
    const first = await list('?limit=3')
    expect(first.items).toHaveLength(3)
    const second = await list(`?limit=3&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ items: [{ id: ids[3] }], nextCursor: null })
    expect((await list('?visibility=private')).items.map(({ id }) => id)).toEqual([ids[0], ids[3]])
    expect((await list('?visibility=exhibition')).items).toMatchObject([{ id: ids[1], visibility: 'exhibition' }])
    expect((await person.browser.get(`${path}/self?cursor=abc`)).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect((await other.browser.get(`${path}/self`)).json()).toEqual({ items: [], nextCursor: null })
  })
})

describe('a change', () => {
  test('renames it, with its file, and tags it', async () => {
    const { id, document } = await uploaded(owner)
    const body = { title: '新題目', name: '新檔名', tags: ['sdg_6'], customTags: ['專題', '專題 '], showsOwner: false }
    const unclear = await change(id, { customTags: ['專題', '專題'] })
    expect(unclear.json()).toMatchObject({ fields: [{ path: 'customTags', rule: 'duplicate' }] })
    const answer = await change(id, { ...body, customTags: ['Python', 'python', '專題'] })
    expect(answer.json()).toMatchObject({ ...body, customTags: ['Python', '專題'] })
    expect(answer.json().document.file).toMatchObject({ id: document.file?.id, displayName: '新檔名.pdf' })
    const { headers } = await owner.browser.get(String(document.file?.url))
    expect(headers['content-disposition']).toContain(encodeURIComponent('新檔名.pdf'))
    expect(await kindsOf(id)).toEqual(['eportfolio.uploaded', 'eportfolio.changed'])
  })

  test('holds to the lengths, at the limit and one past', async () => {
    const id = await newEPortfolio(product, owner)
    const full = { title: '題'.repeat(ePortfolioLimits.title), name: '名'.repeat(ePortfolioLimits.fileName) }
    expect((await change(id, full)).json()).toMatchObject(full)
    for (const [field, value, rule] of [
      ['title', `${full.title}題`, 'too_long'],
      ['title', '', 'required'],
      ['name', `${full.name}名`, 'too_long'],
      ['name', 'a/b', 'unsafe'],
      ['name', ' ', 'required'],
    ]) {
      const answer = await change(id, { [String(field)]: value })
      expect(answer.json()).toMatchObject({ fields: [{ path: field, rule }] })
    }
    expect((await change(id, {})).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('puts it into the exhibition and takes it out; each time it comes first there', async () => {
    const { id } = await uploaded(owner)
    const older = await newEPortfolio(product, owner)
    expect((await change(id, { visibility: 'public' })).json()).toMatchObject({
      visibility: 'public',
      exhibitedAt: null,
    })
    expect(await exhibition()).not.toContain(id)
    expect(await readOne(other, id)).toMatchObject({ id })
    product.clock.advance(1_000)
    const shown = (await change(id, { visibility: 'exhibition' })).json()
    expect(shown.exhibitedAt).toBe(product.clock.now().toISOString())
    expect((await exhibition()).slice(0, 2)).toEqual([id, older])
    expect((await change(id, { visibility: 'exhibition' })).json()).toEqual(shown)
    product.clock.advance(1_000)
    const newer = await newEPortfolio(product, owner)
    expect((await change(id, { visibility: 'private' })).json()).toMatchObject({ exhibitedAt: null })
    expect(await exhibition()).not.toContain(id)
    expect(await readOne(other, id)).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    product.clock.advance(1_000)
    await change(id, { visibility: 'exhibition' })
    expect((await exhibition()).slice(0, 3)).toEqual([id, newer, older])
    expect(await kindsOf(id)).toEqual([
      'eportfolio.uploaded',
      'eportfolio.changed',
      'eportfolio.exhibited',
      'eportfolio.withdrawn',
      'eportfolio.exhibited',
    ])
  })

  test('makes it findable by what it is called now', async () => {
    const id = await newEPortfolio(product, owner)
    const found = async (words: string) => {
      const answer = await other.browser.get(`${path}/exhibition?words=${encodeURIComponent(words)}`)
      return answer.json<EPortfolioPage>().items.map((one) => one.id)
    }
    await change(id, { title: '螢火蟲調查', customTags: ['夜行'] })
    expect(await found('螢火蟲')).toEqual([id])
    expect(await found('夜行')).toEqual([id])
  })

  test('names friends who took part, up to the limit, and nobody else', async () => {
    const id = await newEPortfolio(product, owner)
    const friend = await newPerson(product)
    await befriend(product.platform, owner.id, friend.id)
    expect((await change(id, { taggedFriendIds: [friend.id] })).json()).toMatchObject({
      taggedFriends: [{ id: friend.id, displayName: friend.displayName }],
    })
    for (const stranger of [other.id, randomUUID(), owner.id]) {
      expect((await change(id, { taggedFriendIds: [friend.id, stranger] })).json()).toMatchObject({
        code: 'USER_NOT_FOUND',
      })
    }
    const many = Array.from({ length: ePortfolioLimits.taggedFriends + 1 }, () => randomUUID())
    expect((await change(id, { taggedFriendIds: many })).json()).toMatchObject({
      fields: [{ path: 'taggedFriendIds', rule: 'too_many' }],
    })
    // People the viewer may not see are left out; a former friend may stay tagged.
    await block(product.platform, friend.id, other.id)
    expect(await readOne(other, id)).toMatchObject({ taggedFriends: [] })
    await block(product.platform, friend.id, owner.id)
    expect((await change(id, { taggedFriendIds: [friend.id] })).json()).toMatchObject({ taggedFriends: [] })
    expect((await change(id, { taggedFriendIds: [] })).statusCode).toBe(200)
    expect((await change(id, { taggedFriendIds: [friend.id] })).json()).toMatchObject({ code: 'USER_NOT_FOUND' })
  })

  test('is its owner’s alone; what one may not see is not found', async () => {
    const hidden = await newEPortfolio(product, owner, { visibility: 'private' })
    const shown = await newEPortfolio(product, owner)
    for (const [id, code] of [
      [hidden, 'EPORTFOLIO_NOT_FOUND'],
      [randomUUID(), 'EPORTFOLIO_NOT_FOUND'],
      [shown, 'NO_PERMISSION'],
    ] as const) {
      expect((await change(id, { title: '改' }, other)).json()).toMatchObject({ code })
      expect((await other.browser.delete(`${path}/${id}`)).json()).toMatchObject({ code })
    }
    expect(await readOne(owner, shown)).toMatchObject({ can: { edit: true, remove: true, discuss: true } })
    expect(await readOne(other, shown)).toMatchObject({ can: { edit: false, remove: false, discuss: true } })
  })
})

describe('an e-portfolio', () => {
  test('hides from both when one blocks the other, and when its owner is going away', async () => {
    const [writer, reader, third] = [await newPerson(product), await newPerson(product), await newPerson(product)]
    const { id, document } = await uploaded(writer)
    await change(id, { visibility: 'exhibition' }, writer)
    const bytes = (by: TestPerson) => by.browser.get(String(document.file?.url))
    expect((await bytes(reader)).statusCode).toBe(200)
    await block(product.platform, reader.id, writer.id)
    expect(await readOne(reader, id)).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    expect((await bytes(reader)).statusCode).toBe(404)
    await block(product.platform, writer.id, third.id)
    expect(await readOne(third, id)).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    expect(await exhibition(third)).not.toContain(id)
    expect(await readOne(other, id)).toMatchObject({ id })
    const { db, clock } = product.platform
    await db.update(accounts).set({ deletedAt: clock.now() }).where(eq(accounts.id, writer.id))
    expect(await readOne(other, id)).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    expect((await bytes(other)).statusCode).toBe(404)
  })

  test('is deleted with all that was said about it, once', async () => {
    const id = await newEPortfolio(product, owner)
    await other.browser.post(`${path}/${id}/discussions`, { content: '好看', clientId: randomUUID() })
    await other.browser.post(`${path}/${id}/like`, { referenceId: id })
    expect((await owner.browser.delete(`${path}/${id}`)).json()).toEqual({ ok: true })
    expect((await owner.browser.delete(`${path}/${id}`)).json()).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    await forGood(owner, 'ePortfolio', id)
    for (const [table, key] of [
      ['eportfolio_forms', 'eportfolio_id'],
      ['eportfolio_words', 'eportfolio_id'],
      ['eportfolio_likes', 'eportfolio_id'],
      ['all_comments', 'target_id'],
    ]) {
      const { rows } = await product.platform.pool.query(`select 1 from ${table} where ${key} = $1`, [id])
      expect(rows, table).toEqual([])
    }
    expect(await kindsOf(id)).toContain('eportfolio.deleted')
  })
})
