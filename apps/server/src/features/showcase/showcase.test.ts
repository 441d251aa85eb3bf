import type { Post } from '@learntrail/contract/posts/posts'
import { showcaseLimits } from '@learntrail/contract/showcase/limits'
import type { Showcase } from '@learntrail/contract/showcase/showcase'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { befriend, block } from '../people/index.ts'
import { publish } from '../posts/posts.fixture.ts'

let product: TestApp
let me: TestPerson
let visitor: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  me = await newPerson(product)
  visitor = await newPerson(product)
})

const save = (by: TestPerson, posts: Pick<Post, 'id'>[], rest: object = {}) =>
  by.browser.put('/api/v2/users/current/showcase', { postIds: posts.map(({ id }) => id), ...rest })
const read = async (by: TestPerson, of = me) => (await by.browser.get(`/api/v2/users/${of.id}/showcase`)).json()
const titles = ({ posts }: Showcase) => posts.map(({ title }) => title)

test('chosen records stand in their order under a headline; saving again replaces all', async () => {
  const [a, b] = [await publish(me, { title: '甲' }), await publish(me, { title: '乙' })]
  const head = { headline: '走進溪流', introduction: '兩年的紀錄' }
  expect((await save(me, [b, a], head)).statusCode).toBe(200)
  expect(await read(visitor)).toMatchObject({ ...head, owner: { id: me.id } })
  expect(titles(await read(visitor))).toEqual(['乙', '甲'])
  await save(me, [a])
  expect(await read(me)).toMatchObject({ headline: '', introduction: '' })
  expect(titles(await read(me))).toEqual(['甲'])
})

test('is empty before anything was chosen', async () => {
  expect(await read(visitor)).toMatchObject({ headline: '', introduction: '', posts: [] })
})

test('visitors see what they may see', async () => {
  const posts = [
    await publish(me, { title: '公開' }),
    await publish(me, { title: '好友', privacy: 1 }),
    await publish(me, { title: '自己', privacy: 3 }),
  ]
  await save(me, posts)
  expect(titles(await read(visitor))).toEqual(['公開'])
  await befriend(product.platform, me.id, visitor.id)
  expect(titles(await read(visitor))).toEqual(['公開', '好友'])
  expect(titles(await read(me))).toEqual(['公開', '好友', '自己'])
})

test.each(['blocks', 'is blocked'])('who %s finds no such person', async (kind) => {
  await save(me, [await publish(me)])
  const [by, whom] = kind === 'blocks' ? [visitor, me] : [me, visitor]
  await block(product.platform, by.id, whom.id)
  expect(await read(visitor)).toMatchObject({ code: 'USER_NOT_FOUND' })
})

test('only own records can be chosen, each once, twelve at most', async () => {
  const theirs = await publish(visitor)
  expect((await save(me, [theirs])).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  expect((await save(me, [{ id: newId() }])).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  const posts = await Promise.all(Array.from({ length: showcaseLimits.posts + 1 }, () => publish(me)))
  expect((await save(me, posts)).json()).toMatchObject({ fields: [{ path: 'postIds', rule: 'too_many' }] })
  expect((await save(me, posts.slice(1))).statusCode).toBe(200)
  expect((await save(me, [posts[0]!, posts[0]!])).json()).toMatchObject({ fields: [{ rule: 'duplicate' }] })
})

test('headline and introduction take their limits and not one character more', async () => {
  const head = (headline: number, introduction: number) => ({
    headline: '長'.repeat(headline),
    introduction: '長'.repeat(introduction),
  })
  const limits = showcaseLimits
  expect((await save(me, [], head(limits.headline, limits.introduction))).statusCode).toBe(200)
  expect((await save(me, [], head(limits.headline + 1, 0))).json()).toMatchObject({ fields: [{ path: 'headline' }] })
  expect((await save(me, [], head(0, limits.introduction + 1))).statusCode).toBe(400)
})

test('a deleted record leaves the showcase', async () => {
  const [kept, gone] = [await publish(me, { title: '留著' }), await publish(me)]
  await save(me, [gone, kept])
  await me.browser.delete(`/api/v2/portfolios/${gone.id}`)
  expect(titles(await read(visitor))).toEqual(['留著'])
})
