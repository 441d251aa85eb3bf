import { randomUUID } from 'node:crypto'
import { commentRestored, replyRestored } from '@learntrail/contract/comments/events'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import { ePortfolioRestored } from '@learntrail/contract/eportfolio/events'
import { trashDays } from '@learntrail/contract/trash/facts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { exported } from '../eportfolio/export/export.fixture.ts'
import { paragraph, postBody, publish, uploadFiles, writeComment, writeReply } from '../posts/posts.fixture.ts'
import { judge, report } from '../reports/reports.fixture.ts'
import { listTrash, namesIn, removeForGood, restore } from './trash.fixture.ts'
import { removeAllExpired } from './trash.service.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  owner = await newPerson(product)
  friend = await newPerson(product)
})

const rows = async (text: string, ...values: unknown[]) => (await product.platform.pool.query(text, values)).rows
const code = (answer: { json(): { code?: string } }) => answer.json().code

describe('a draft', () => {
  const path = '/api/v2/portfolios/drafts'
  const draftBody = (change: object = {}) => ({
    clientId: randomUUID(),
    writer: randomUUID(),
    save: 1,
    isBulletin: false,
    title: '溪邊',
    content: paragraph('還沒寫完'),
    fileIds: [],
    date: null,
    classification: null,
    tags: [],
    customTags: [],
    privacy: 1,
    groupIds: [],
    ...change,
  })
  const begin = async (change: object = {}) => {
    const answer = await owner.browser.post(path, draftBody(change))
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<{ id: string }>().id
  }
  const listed = async () =>
    (await owner.browser.get(path)).json<{ items: { id: string }[] }>().items.map(({ id }) => id)

  test('that is thrown away comes back with its words and files', async () => {
    const [photo] = await uploadFiles(owner, [{ name: '石頭.txt', content: Buffer.from('石頭') }])
    const id = await begin({ fileIds: [photo?.id] })
    const before = (await owner.browser.get(`${path}/${id}`)).json()
    await owner.browser.delete(`${path}/${id}`)
    expect(await listed()).toEqual([])
    expect(code(await owner.browser.get(`${path}/${id}`))).toBe('DRAFT_NOT_FOUND')
    expect(await namesIn(owner)).toEqual(['draft 溪邊'])
    expect(code(await restore(friend, 'draft', id))).toBe('TRASH_ITEM_NOT_FOUND')
    expect((await restore(owner, 'draft', id)).json()).toEqual({ isNowPrivate: false })
    expect((await owner.browser.get(`${path}/${id}`)).json()).toEqual(before)
    expect(await listed()).toEqual([id])
    expect((await restore(owner, 'draft', id)).statusCode).toBe(200)
  })

  test('without a title is known by how it begins', async () => {
    const id = await begin({ title: '' })
    await owner.browser.delete(`${path}/${id}`)
    expect(await namesIn(owner)).toEqual(['draft 還沒寫完'])
  })

  test('that says nothing, or that nobody knows of, does not lie in the bin', async () => {
    const blank = await begin({ title: '', content: { type: 'doc', content: [] } })
    const leftover = await begin()
    await owner.browser.delete(`${path}/${blank}`)
    await owner.browser.delete(`${path}/${leftover}?forGood=true`)
    expect(await namesIn(owner)).toEqual([])
    expect(await rows('select 1 from all_drafts where owner_id = $1', owner.id)).toEqual([])
  })

  test('leaves its name to another, which is written while it lies in the bin', async () => {
    const clientId = randomUUID()
    const id = await begin({ clientId })
    await owner.browser.delete(`${path}/${id}`)
    const other = await begin({ clientId, title: '另一份' })
    expect((await restore(owner, 'draft', id)).statusCode).toBe(200)
    expect((await listed()).sort()).toEqual([id, other].sort())
  })

  test('comes back only where there is room for one', async () => {
    const id = await begin()
    await owner.browser.delete(`${path}/${id}`)
    for (let made = 0; made < draftLimits.drafts; made++) await begin()
    const answer = await restore(owner, 'draft', id)
    expect(answer.json()).toMatchObject({ code: 'DRAFT_LIMIT_REACHED', values: { limit: draftLimits.drafts } })
    expect(await namesIn(owner)).toEqual(['draft 溪邊'])
  })

  test('that was planned comes back as one that waits for nothing', async () => {
    const scheduledAt = new Date(product.clock.now().getTime() + 3_600_000).toISOString()
    const planned = await owner.browser.post('/api/v2/portfolios/portfolio', {
      ...postBody({ title: '明天' }),
      scheduledAt,
    })
    const { id } = planned.json<{ id: string }>()
    expect((await owner.browser.delete(`/api/v2/newfile/scheduled-posts/${id}`)).json()).toEqual({ ok: true })
    expect(await namesIn(owner)).toEqual(['draft 明天'])
    await restore(owner, 'draft', id)
    expect(await listed()).toEqual([id])
    expect((await owner.browser.get('/api/v2/newfile/scheduled-posts')).json()).toMatchObject({ items: [] })
  })

  test('is removed for good with the files that only it has', async () => {
    const [photo] = await uploadFiles(owner, [{ name: '石頭.txt', content: Buffer.from('石頭') }])
    const id = await begin({ fileIds: [photo?.id] })
    await owner.browser.delete(`${path}/${id}`)
    expect((await removeForGood(owner, 'draft', id)).json()).toEqual({ ok: true })
    expect(await rows('select 1 from files where id = $1', photo?.id)).toEqual([])
  })
})

describe('a comment', () => {
  let post: string
  beforeEach(async () => {
    post = (await publish(owner, { title: '溪邊的石頭' })).id
  })
  const say = async (by: TestPerson, words: string) => (await writeComment(by, post, words)).json<{ id: string }>().id
  const answer = async (by: TestPerson, to: string, words: string) =>
    (await writeReply(by, to, words)).json<{ id: string }>().id
  const takeBack = async (by: TestPerson, id: string) =>
    expect((await by.browser.delete(`/api/v2/messages/${id}`)).json()).toEqual({ ok: true })
  const takeReplyBack = async (by: TestPerson, id: string) =>
    expect((await by.browser.delete(`/api/v2/replies/${id}`)).json()).toEqual({ ok: true })
  interface Said {
    id: string
    content: string
    likeCount: number
    replyCount: number
    replies: Said[] | null
  }
  const heard = async (by: TestPerson) =>
    (await by.browser.get(`/api/v2/messages?targetType=portfolio&targetId=${post}`)).json<{ items: Said[] }>().items
  const counted = async () => (await owner.browser.get(`/api/v2/portfolios/${post}`)).json().messageCount

  test('of mine goes with the replies to it, and comes back with them, with likes and counts', async () => {
    const id = await say(friend, '好漂亮')
    await answer(owner, id, '謝謝')
    await answer(friend, id, '在哪裡？')
    const liked = await owner.browser.post('/api/v2/messages/updatemessagelikenumber', { id, isLiked: true })
    expect(liked.statusCode).toBe(200)
    await say(owner, '歡迎大家留言')
    const before = await heard(owner)
    expect(await counted()).toBe(4)

    await takeBack(friend, id)
    expect((await heard(owner)).map(({ content }) => content)).toEqual(['歡迎大家留言'])
    expect(await counted()).toBe(1)
    expect((await listTrash(friend)).items).toMatchObject([{ kind: 'comment', title: '好漂亮', place: '溪邊的石頭' }])
    expect(await namesIn(owner)).toEqual([])
    expect(code(await writeReply(owner, id))).toBe('MESSAGE_NOT_FOUND')

    expect((await restore(friend, 'comment', id)).json()).toEqual({ isNowPrivate: false })
    expect(await heard(owner)).toEqual(before)
    expect(await counted()).toBe(4)
    expect((await restore(friend, 'comment', id)).statusCode).toBe(200)
    expect(await counted()).toBe(4)
    expect(await recordedEvents(product, commentRestored, post)).toEqual([
      { actorId: friend.id, data: expect.objectContaining({ personId: friend.id, commentId: id, replyCount: 2 }) },
    ])
  })

  test('that answers another comes back below it, and not before that is there', async () => {
    const id = await say(owner, '好漂亮')
    const reply = await answer(friend, id, '真的')
    await takeReplyBack(friend, reply)
    await takeBack(owner, id)
    expect(await namesIn(friend)).toEqual(['comment 真的'])
    expect(code(await restore(friend, 'comment', reply))).toBe('TRASH_PLACE_MISSING')
    await restore(owner, 'comment', id)
    expect(await counted()).toBe(1)
    expect((await restore(friend, 'comment', reply)).statusCode).toBe(200)
    expect(await counted()).toBe(2)
    expect((await heard(owner))[0]).toMatchObject({ replyCount: 1, replies: [{ id: reply }] })
    expect(await recordedEvents(product, replyRestored, post)).toHaveLength(1)
  })

  test('does not come back where its author sees nothing any more', async () => {
    const id = await say(friend, '好漂亮')
    await takeBack(friend, id)
    await owner.browser.patch(`/api/v2/portfolios/${post}`, { privacy: 3 })
    expect((await listTrash(friend)).items).toMatchObject([{ title: '好漂亮', place: null }])
    expect(code(await restore(friend, 'comment', id))).toBe('TRASH_PLACE_MISSING')
    await owner.browser.patch(`/api/v2/portfolios/${post}`, { privacy: 0 })
    await owner.browser.delete(`/api/v2/portfolios/${post}`)
    expect(code(await restore(friend, 'comment', id))).toBe('TRASH_PLACE_MISSING')
    await restore(owner, 'record', post)
    expect((await restore(friend, 'comment', id)).statusCode).toBe(200)
  })

  test('that somebody else takes away does not come back', async () => {
    const id = await say(friend, '罵人的話')
    await takeBack(owner, id)
    expect([await namesIn(owner), await namesIn(friend)]).toEqual([[], []])
    expect(await rows('select 1 from all_comments where id = $1', id)).toEqual([])
  })

  test('goes for good with the record that it stood below', async () => {
    const id = await say(friend, '好漂亮')
    await takeBack(friend, id)
    await owner.browser.delete(`/api/v2/portfolios/${post}`)
    await removeForGood(owner, 'record', post)
    expect(await namesIn(friend)).toEqual([])
  })

  test('that was hidden in the bin says nothing when it comes back', async () => {
    const staff = await newPerson(product, { role: 'operator' })
    const id = await say(friend, '罵人的話')
    await report(owner, 'comment', id)
    await takeBack(friend, id)
    await judge(staff, id, { decision: 'hide' })
    await restore(friend, 'comment', id)
    expect((await heard(owner))[0]).toMatchObject({ id, content: '' })
  })
})

describe('an e-portfolio', () => {
  const path = (id: string) => `/api/v2/ePortfolio/${id}`
  const read = async (by: TestPerson, id: string) => {
    const { viewedAt: _, ...told } = (await by.browser.get(path(id))).json()
    return told
  }

  test('comes back with its versions, its document, and its place in the exhibition', async () => {
    const { id, confirmationCode } = await exported(owner)
    await owner.browser.patch(path(id), { visibility: 'exhibition' })
    expect((await friend.browser.post(`${path(id)}/like`, { referenceId: id })).statusCode).toBe(200)
    const before = [await read(owner, id), await read(friend, id)]
    const confirm = async () => code(await product.guest().get(`/api/v2/ePortfolio/confirmations/${confirmationCode}`))
    expect(await confirm()).toBe(confirmationCode)

    expect((await owner.browser.delete(path(id))).statusCode).toBe(200)
    for (const person of [owner, friend]) expect(await read(person, id)).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
    expect(await confirm()).toBe('CONFIRMATION_WITHDRAWN')
    expect((await listTrash(owner)).items).toMatchObject([{ kind: 'ePortfolio', id }])

    expect((await restore(owner, 'ePortfolio', id)).json()).toEqual({ isNowPrivate: false })
    expect([await read(owner, id), await read(friend, id)]).toEqual(before)
    expect(await confirm()).toBe(confirmationCode)
    expect(await recordedEvents(product, ePortfolioRestored, id)).toHaveLength(1)
    expect((await restore(owner, 'ePortfolio', id)).statusCode).toBe(200)
  })

  test('that is gone for good leaves nothing but that its document was withdrawn', async () => {
    const { id, confirmationCode, document } = await exported(owner)
    await owner.browser.delete(path(id))
    product.clock.advance(trashDays * 86_400_000)
    await removeAllExpired(product.platform)
    expect(await rows('select 1 from all_eportfolios where id = $1', id)).toEqual([])
    expect(await rows('select 1 from files where id = $1', document?.file?.id)).toEqual([])
    const confirmed = await product.guest().get(`/api/v2/ePortfolio/confirmations/${confirmationCode}`)
    expect(code(confirmed)).toBe('CONFIRMATION_WITHDRAWN')
  })
})
