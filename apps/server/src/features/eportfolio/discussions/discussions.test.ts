import { randomUUID } from 'node:crypto'
import type { Discussion } from '@learntrail/contract/eportfolio/discussions'
import { discussionLiked, discussionWritten } from '@learntrail/contract/eportfolio/events'
import { limits } from '@learntrail/contract/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolios } from '../eportfolio.tables.ts'

let product: TestApp
let owner: TestPerson
let author: TestPerson
let other: TestPerson
let id: string
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  author = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  id = await newEPortfolio(product, owner)
})

const address = (rest = '') => `/api/v2/ePortfolio/${id}/discussions${rest}`
const say = (by: TestPerson, content = '寫得很清楚', clientId: string = randomUUID()) =>
  by.browser.post(address(), { content, clientId })
const reply = (by: TestPerson, to: string, content = '謝謝', clientId: string = randomUUID()) =>
  by.browser.post(address(`/${to}/replies`), { content, clientId })
const list = async (by = other, query = '') => (await by.browser.get(address(`?${query}`))).json()
const countOf = async () => (await owner.browser.get(`/api/v2/ePortfolio/${id}`)).json().discussionCount
const contentsOf = (items: Discussion[]) => items.map(({ content }) => content)
const eventsOf = (kind: { name: string }) => recordedEvents(product, kind, id)

describe('what is said', () => {
  test('is answered as it is read from then on, counted, and told to the owner', async () => {
    const answer = await say(author, '  很棒！ ')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      author: { id: author.id },
      content: '很棒！',
      likeCount: 0,
      isLiked: false,
      editedAt: null,
      can: { edit: true, remove: true },
      replies: [],
      replyCount: 0,
    })
    expect((await list(author)).items).toEqual([answer.json()])
    expect(await eventsOf(discussionWritten)).toMatchObject([{ actorId: author.id, data: { ownerId: owner.id } }])
    expect(await countOf()).toBe(1)
  })

  test('many times at once with one client id is one, also a reply', async () => {
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(author, '讚', clientId)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    const to = answers[0]?.json().id
    const replyClient = randomUUID()
    const replies = await Promise.all(Array.from({ length: 6 }, () => reply(other, to, '我也覺得', replyClient)))
    expect(new Set(replies.map((answer) => answer.json().id)).size).toBe(1)
    expect(await countOf()).toBe(2)
    expect((await list()).items).toMatchObject([{ replyCount: 1, replies: [{ content: '我也覺得' }] }])
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['長'.repeat(limits.comment + 1), 'too_long'],
    ['a\u0000b', 'unsafe'],
  ])('%# that is nothing to say is refused', async (content, rule) => {
    expect((await say(author, content)).json()).toMatchObject({ fields: [{ path: 'content', rule }] })
  })

  test('in 3000 characters is kept as it was typed', async () => {
    const content = `<script>alert(1)</script>${'🎓'.repeat(limits.comment - 25)}`
    expect((await say(author, content)).json()).toMatchObject({ content })
  })

  test('is edited by its author alone', async () => {
    const said = (await say(author)).json()
    const edit = (by: TestPerson, content = '改過') => by.browser.patch(address(`/${said.id}`), { content })
    product.clock.advance(1_000)
    const editedAt = product.clock.now().toISOString()
    expect((await edit(author)).json()).toEqual({ content: '改過', editedAt })
    expect((await list()).items).toMatchObject([{ content: '改過', editedAt }])
    for (const by of [owner, other]) expect((await edit(by)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await edit(author, '')).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('is removed with its replies by its author or whose e-portfolio it is', async () => {
    for (const remover of [author, owner]) {
      const { id: said } = (await say(author)).json()
      await reply(other, said)
      await reply(author, said)
      expect(await countOf()).toBe(3)
      expect((await other.browser.delete(address(`/${said}`))).json()).toMatchObject({ code: 'NO_PERMISSION' })
      expect((await remover.browser.delete(address(`/${said}`))).json()).toEqual({ ok: true })
      expect(await countOf()).toBe(0)
      expect((await remover.browser.delete(address(`/${said}`))).json()).toMatchObject({ code: 'DISCUSSION_NOT_FOUND' })
    }
  })

  test('says what each person may do with it', async () => {
    await say(author)
    const can = async (by: TestPerson) => (await list(by)).items[0].can
    expect(await can(author)).toEqual({ edit: true, remove: true })
    expect(await can(owner)).toEqual({ edit: false, remove: true })
    expect(await can(other)).toEqual({ edit: false, remove: false })
  })

  test('is liked, counted, told to who said it', async () => {
    const { id: referenceId } = (await say(author)).json()
    const answer = await other.browser.post(`/api/v2/ePortfolio/${id}/like`, { referenceId })
    expect(answer.json()).toEqual({ likeCount: 1, isLiked: true })
    expect((await list()).items).toMatchObject([{ likeCount: 1, isLiked: true }])
    expect(await eventsOf(discussionLiked)).toMatchObject([{ actorId: other.id, data: { ownerId: author.id } }])
    const back = await other.browser.delete(`/api/v2/ePortfolio/${id}/like?referenceId=${referenceId}`)
    expect(back.json()).toEqual({ likeCount: 0, isLiked: false })
    expect((await list()).items).toMatchObject([{ likeCount: 0, isLiked: false }])
  })
})

describe('the discussion', () => {
  test('is listed oldest first, page after page, none twice and none left out', async () => {
    for (let n = 1; n <= 45; n += 1) await say(author, `${n}`)
    const contents: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: Discussion[]; nextCursor: string | null } = await list(other, cursor && `cursor=${cursor}`)
      contents.push(...contentsOf(page.items))
      cursor = page.nextCursor
    }
    expect(contents).toEqual(Array.from({ length: 45 }, (_, index) => `${index + 1}`))
  })

  test('shows the first three replies, and all of them when they are asked for', async () => {
    const { id: parent } = (await say(author)).json()
    for (let n = 1; n <= 25; n += 1) await reply(other, parent, `${n}`)
    const [shown] = (await list()).items
    expect(shown.replyCount).toBe(25)
    expect(contentsOf(shown.replies)).toEqual(['1', '2', '3'])
    const first = await list(other, `parent=${parent}`)
    const second = await list(other, `parent=${parent}&cursor=${first.nextCursor}`)
    expect(contentsOf([...first.items, ...second.items])).toEqual(Array.from({ length: 25 }, (_, n) => `${n + 1}`))
    expect(second.nextCursor).toBeNull()
  })

  test('a reply to a reply stands below what that answers; removed, it is no longer counted', async () => {
    const { id: parent } = (await say(author)).json()
    const first = (await reply(other, parent)).json()
    const second = (await reply(author, first.id)).json()
    expect(second).toMatchObject({ discussionId: parent })
    expect((await other.browser.delete(address(`/${first.id}`))).json()).toEqual({ ok: true })
    expect((await list()).items).toMatchObject([{ replyCount: 1, replies: [{ id: second.id }] }])
    expect(await countOf()).toBe(2)
  })

  test('of one e-portfolio is not reached through another', async () => {
    const { id: said } = (await say(author)).json()
    id = await newEPortfolio(product, owner)
    const missing = { code: 'DISCUSSION_NOT_FOUND' }
    expect((await reply(other, said)).json()).toMatchObject(missing)
    expect((await author.browser.patch(address(`/${said}`), { content: 'x' })).json()).toMatchObject(missing)
    expect((await author.browser.delete(address(`/${said}`))).json()).toMatchObject(missing)
    expect(await list(other, `parent=${said}`)).toMatchObject(missing)
  })

  test('of an e-portfolio that was withdrawn is not found by others', async () => {
    const { id: said } = (await say(author)).json()
    await product.platform.db.update(eportfolios).set({ visibility: 'private' }).where(eq(eportfolios.id, id))
    const missing = { code: 'EPORTFOLIO_NOT_FOUND' }
    expect(await list(author)).toMatchObject(missing)
    expect((await say(author)).json()).toMatchObject(missing)
    expect((await reply(author, said)).json()).toMatchObject(missing)
    expect((await author.browser.patch(address(`/${said}`), { content: 'x' })).json()).toMatchObject(missing)
    expect((await author.browser.delete(address(`/${said}`))).json()).toMatchObject(missing)
    expect((await list(owner)).items).toHaveLength(1)
  })

  test('a block hides what people say from each other, with the replies to it', async () => {
    const one = await newPerson(product)
    const two = await newPerson(product)
    const { id: said } = (await say(one, '我說')).json()
    const { id: answered } = (await reply(author, said)).json()
    const { id: open } = (await say(author, '大家說')).json()
    await reply(one, open, '我回')
    await one.browser.post(`/api/v2/ePortfolio/${id}/like`, { referenceId: id })
    await block(product.platform, one.id, two.id)
    expect(contentsOf((await list(two)).items)).toEqual(['大家說'])
    expect((await list(two)).items[0]).toMatchObject({ replies: [], replyCount: 0 })
    const cardFor = async (by: TestPerson) => (await by.browser.get(`/api/v2/ePortfolio/${id}`)).json()
    expect(await cardFor(two)).toMatchObject({ discussionCount: 1, likeCount: 0 })
    expect(await cardFor(author)).toMatchObject({ discussionCount: 4, likeCount: 1 })
    expect((await list(two, `parent=${open}`)).items).toEqual([])
    for (const hidden of [said, answered]) {
      expect((await reply(two, hidden)).json()).toMatchObject({ code: 'DISCUSSION_NOT_FOUND' })
      const liked = await two.browser.post(`/api/v2/ePortfolio/${id}/like`, { referenceId: hidden })
      expect(liked.json()).toMatchObject({ code: 'DISCUSSION_NOT_FOUND' })
    }
    await say(two, '你看不到')
    expect(contentsOf((await list(one)).items)).toEqual(['我說', '大家說'])
  })

  test('a forged place to go on from is refused', async () => {
    expect(await list(other, 'cursor=zzz')).toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
