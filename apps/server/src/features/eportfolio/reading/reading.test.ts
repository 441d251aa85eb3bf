import { randomUUID } from 'node:crypto'
import { ePortfolioLiked } from '@learntrail/contract/eportfolio/events'
import { limits } from '@learntrail/contract/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { indexPerson } from '../../people/finding/index-person.service.ts'
import { befriend, block } from '../../people/index.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolioForms } from '../eportfolio.tables.ts'
import { eportfolios } from '../eportfolios.view.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
let other: TestPerson
let id: string
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  reader = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  id = await newEPortfolio(product, owner)
})

const address = (part = '') => `/api/v2/ePortfolio/${id}${part}`
const read = async (by = reader) => (await by.browser.get(address())).json()
const like = (by = reader, referenceId = id) => by.browser.post(address('/like'), { referenceId })
const unlike = (by = reader, referenceId = id) => by.browser.delete(address(`/like?referenceId=${referenceId}`))
const browse = (by = reader) => by.browser.patch(address('/browse'))
const notFound = { code: 'EPORTFOLIO_NOT_FOUND' }
const change = (set: Partial<typeof eportfolios.$inferInsert>) =>
  product.platform.db.update(eportfolios).set(set).where(eq(eportfolios.id, id))

describe('an e-portfolio', () => {
  test('is read with what a reader may know of it', async () => {
    expect(await read()).toMatchObject({
      id,
      owner: { id: owner.id },
      title: '基隆河水質調查',
      document: { state: 'done', pages: 8 },
      forms: [],
      draftId: null,
      can: { edit: false, remove: false, discuss: true },
    })
    expect(await read(owner)).toMatchObject({ forms: [{ type: 'pdf' }], can: { edit: true, remove: true } })
  })

  test.each(['public', 'exhibition'] as const)('that is %s is read by others', async (visibility) => {
    await change({ visibility })
    expect(await read()).toMatchObject({ id, visibility })
  })

  test('that its owner keeps is not found by anybody else, whatever is done to it', async () => {
    await change({ visibility: 'private' })
    for (const answer of [
      await reader.browser.get(address()),
      await browse(),
      await like(),
      await unlike(),
      await reader.browser.get(address('/discussions')),
      await reader.browser.get(address('/summary')),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject(notFound)
    }
    expect(await read(owner)).toMatchObject({ id })
  })

  test('is not found before its document is made, nor when its owner is leaving', async () => {
    await product.platform.db
      .update(eportfolioForms)
      .set({ state: 'failed' })
      .where(eq(eportfolioForms.eportfolioId, id))
    expect(await read()).toMatchObject(notFound)
    expect(await read(owner)).toMatchObject({ document: { state: 'failed' } })

    const leaving = await newPerson(product)
    id = await newEPortfolio(product, leaving)
    await product.platform.db.update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.id, leaving.id))
    expect(await read()).toMatchObject(notFound)
  })

  test('is hidden by a block in either direction', async () => {
    const blocked = await newPerson(product)
    const blocker = await newPerson(product)
    await block(product.platform, owner.id, blocked.id)
    await block(product.platform, blocker.id, owner.id)
    for (const by of [blocked, blocker]) {
      expect(await read(by)).toMatchObject(notFound)
      expect((await like(by)).json()).toMatchObject(notFound)
    }
  })

  test('names those who took part, without those whom a block hides', async () => {
    const friend = await newPerson(product)
    const hidden = await newPerson(product)
    await block(product.platform, hidden.id, reader.id)
    await change({ taggedFriendIds: [friend.id, hidden.id] })
    expect((await read()).taggedFriends).toMatchObject([{ id: friend.id }])
    expect((await read(owner)).taggedFriends).toHaveLength(2)
  })
})

describe('reading', () => {
  test('is counted once for each reader and day in Taipei', async () => {
    expect((await browse()).json()).toEqual({ browseCount: 1 })
    expect((await browse()).json()).toEqual({ browseCount: 1 })
    expect((await browse(other)).json()).toEqual({ browseCount: 2 })
    product.clock.advance(86_400_000)
    expect((await browse()).json()).toEqual({ browseCount: 3 })
  })

  test('many times at once is counted once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => browse()))
    expect(await read()).toMatchObject({ browseCount: 1 })
  })

  test('one’s own is not counted', async () => {
    expect((await browse(owner)).json()).toEqual({ browseCount: 0 })
  })
})

describe('a like', () => {
  test('is counted once, told to the owner once, and taken back once', async () => {
    expect((await like()).json()).toEqual({ likeCount: 1, isLiked: true })
    expect((await like()).json()).toEqual({ likeCount: 1, isLiked: true })
    expect((await like(other)).json()).toEqual({ likeCount: 2, isLiked: true })
    expect(await read()).toMatchObject({ likeCount: 2, isLiked: true })
    const data = { ownerId: owner.id }
    expect(await recordedEvents(product, ePortfolioLiked, id)).toEqual([
      { actorId: reader.id, data },
      { actorId: other.id, data },
    ])
    expect((await unlike()).json()).toEqual({ likeCount: 1, isLiked: false })
    expect((await unlike()).json()).toEqual({ likeCount: 1, isLiked: false })
  })

  test('sent and taken back many times at once does not make the count drift', async () => {
    await Promise.all([like(), unlike(), like(other), like(), unlike(), like(other), like(owner)])
    const { rows } = await product.platform.pool.query(
      'select count(*)::int as likes from eportfolio_likes where eportfolio_id = $1',
      [id],
    )
    expect(await read()).toMatchObject({ likeCount: rows[0].likes })
  })

  test('of what does not stand below it is refused', async () => {
    expect((await like(reader, randomUUID())).json()).toMatchObject({ code: 'DISCUSSION_NOT_FOUND' })
    const elsewhere = await newEPortfolio(product, owner)
    expect((await like(reader, elsewhere)).json()).toMatchObject({ code: 'DISCUSSION_NOT_FOUND' })
    expect((await like(reader, 'x')).json()).toMatchObject({ fields: [{ path: 'referenceId', rule: 'invalid' }] })
  })
})

describe('friends to name', () => {
  let me: TestPerson
  const listed = async (query = '') => (await me.browser.get(`/api/v2/ePortfolio/tagFriends?${query}`)).json()
  const friendNamed = async (displayName: string) => {
    const friend = await newPerson(product, { displayName })
    await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, friend.id))
    await befriend(product.platform, me.id, friend.id)
    return friend
  }
  beforeEach(async () => {
    me = await newPerson(product)
  })

  test('are friends, found by a part of their name, and nobody else', async () => {
    const friend = await friendNamed('林小安')
    await friendNamed('王大明')
    const stranger = await newPerson(product, { displayName: '林小安的同學' })
    await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, stranger.id))
    expect((await listed(`keyword=${encodeURIComponent('小安')}`)).items).toMatchObject([{ id: friend.id }])
    expect((await listed()).items).toHaveLength(2)
    await block(product.platform, friend.id, me.id)
    expect((await listed(`keyword=${encodeURIComponent('小安')}`)).items).toEqual([])
  })

  test('are listed page after page, none twice and none left out', async () => {
    const all = limits.pageSize * 2 + 5
    for (let n = 0; n < all; n += 1) await friendNamed('同名的人')
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { id: string }[]; nextCursor: string | null } = await listed(cursor && `cursor=${cursor}`)
      ids.push(...page.items.map((item) => item.id))
      cursor = page.nextCursor
    }
    expect(new Set(ids).size).toBe(all)
    expect(ids).toHaveLength(all)
  })

  test('a forged place to go on from is refused', async () => {
    expect(await listed('cursor=zzz')).toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
