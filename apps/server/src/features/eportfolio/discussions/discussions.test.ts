import { randomUUID } from 'node:crypto'
import type { Discussion } from '@learntrail/contract/eportfolio/discussions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolios } from '../eportfolios.view.ts'

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

describe('the discussion', () => {
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
})
