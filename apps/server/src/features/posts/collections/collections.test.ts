import { limits } from '@learntrail/contract/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { befriend, block } from '../../people/index.ts'
import { publish } from '../posts.fixture.ts'

let product: TestApp
let writer: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  writer = await newPerson(product)
})
afterAll(() => product.close())

const path = (by: TestPerson) => `/api/v2/users/${by.id}/collections/portfolios`
const collect = (by: TestPerson, post: Pick<Post, 'id'>, whose = by) =>
  by.browser.post(path(whose), { portfolioId: post.id })
const uncollect = (by: TestPerson, post: Post, whose = by) => by.browser.delete(`${path(whose)}/${post.id}`)
const collected = async (by: TestPerson, query = ''): Promise<{ items: Post[]; hasMore: boolean }> =>
  (await by.browser.get(`${path(by)}${query}`)).json()
const titles = ({ items }: { items: Post[] }) => items.map(({ title }) => title)

test('a record is collected and taken out again; doing either twice is harmless', async () => {
  const reader = await newPerson(product)
  const post = await publish(writer, { title: '收藏我' })
  expect(post.isCollected).toBe(false)
  expect((await collect(reader, post)).json()).toEqual({ isCollected: true })
  expect((await collect(reader, post)).json()).toEqual({ isCollected: true })
  expect(await collected(reader)).toMatchObject({ hasMore: false, items: [{ title: '收藏我', isCollected: true }] })
  expect((await reader.browser.get(`/api/v2/portfolios/${post.id}`)).json()).toMatchObject({ isCollected: true })
  expect((await writer.browser.get(`/api/v2/portfolios/${post.id}`)).json()).toMatchObject({ isCollected: false })
  expect((await uncollect(reader, post)).json()).toEqual({ isCollected: false })
  expect((await uncollect(reader, post)).json()).toEqual({ isCollected: false })
  expect(await collected(reader)).toEqual({ items: [], hasMore: false })
})

test('pages of ten, collected last first', async () => {
  const reader = await newPerson(product)
  for (let n = 1; n <= 12; n += 1) {
    await collect(reader, await publish(writer, { title: `${n}` }))
    product.clock.advance(10)
  }
  const first = await collected(reader)
  expect(titles(first)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
  expect(first.hasMore).toBe(true)
  expect(await collected(reader, '?index=1')).toMatchObject({ items: [{ title: '2' }, { title: '1' }], hasMore: false })
  expect(titles(await collected(reader, '?index=2'))).toEqual([])
  expect(titles(await collected(reader, '?index=3&limit=3'))).toEqual(['3', '2', '1'])
  const tooMany = await reader.browser.get(`${path(reader)}?limit=${limits.maximumPageSize + 1}`)
  expect(tooMany.json()).toMatchObject({ fields: [{ path: 'limit', rule: 'too_many' }] })
})

test("nobody sees or changes another person's collection", async () => {
  const reader = await newPerson(product)
  const post = await publish(writer)
  await collect(reader, post)
  for (const answer of [
    await writer.browser.get(path(reader)),
    await collect(writer, post, reader),
    await uncollect(writer, post, reader),
  ]) {
    expect(answer.json()).toMatchObject({ code: 'USER_NOT_FOUND' })
  }
  expect((await collected(reader)).items).toHaveLength(1)
})

test('what I may not see cannot be collected', async () => {
  const reader = await newPerson(product)
  const [friends, own] = [await publish(writer, { privacy: 1 }), await publish(writer, { privacy: 3 })]
  expect((await collect(reader, friends)).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  expect((await collect(reader, own)).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  expect((await collect(reader, { id: newId() })).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  await befriend(product.platform, reader.id, writer.id)
  expect((await collect(reader, friends)).statusCode).toBe(200)
})

test('what became invisible to me is not shown, and can still be taken out', async () => {
  const reader = await newPerson(product)
  const [hidden, deleted, shown] = [
    await publish(writer),
    await publish(writer),
    await publish(writer, { title: '還在' }),
  ]
  for (const post of [hidden, deleted, shown]) await collect(reader, post)
  await writer.browser.patch(`/api/v2/portfolios/${hidden.id}`, { privacy: 3 })
  await writer.browser.delete(`/api/v2/portfolios/${deleted.id}`)
  expect(await collected(reader)).toMatchObject({ hasMore: false, items: [{ title: '還在' }] })
  expect((await uncollect(reader, hidden)).statusCode).toBe(200)

  const blocked = await newPerson(product)
  await collect(blocked, shown)
  await block(product.platform, writer.id, blocked.id)
  expect(await collected(blocked)).toEqual({ items: [], hasMore: false })
})

test('a collection is full at its limit', async () => {
  const reader = await newPerson(product)
  const post = await publish(writer)
  await product.platform.pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, privacy, published_at)
     select gen_random_uuid(), $1, gen_random_uuid(), '', '{"type":"doc","content":[]}', '', now(), 'works', 3, now()
     from generate_series(1, $2::int)`,
    [reader.id, postLimits.collected - 1],
  )
  await product.platform.pool.query(
    'insert into post_collections (person_id, post_id, collected_id) select owner_id, id, id from posts where owner_id = $1',
    [reader.id],
  )
  expect((await collect(reader, post)).statusCode).toBe(200)
  expect((await collect(reader, await publish(writer))).json()).toMatchObject({ code: 'COLLECTION_FULL' })
})
