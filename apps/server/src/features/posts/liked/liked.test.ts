import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { publish } from '../posts.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

async function like(by: TestPerson, post: Post): Promise<void> {
  expect((await by.browser.put(`/api/v2/portfolios/${post.id}/like`)).statusCode).toBe(200)
  product.clock.advance(1_000)
}
const liked = async (by: TestPerson, cursor = '') =>
  (await by.browser.get(`/api/v2/portfolios/current/likes${cursor && `?cursor=${cursor}`}`)).json()
const received = async (by: TestPerson, cursor = '') =>
  (await by.browser.get(`/api/v2/portfolios/current/received-likes${cursor && `?cursor=${cursor}`}`)).json()
const titles = (items: Post[]) => items.map(({ title }) => title)

test('what I liked, liked last first, page after page while more are liked', async () => {
  const [writer, reader] = [await newPerson(product), await newPerson(product)]
  for (let n = 1; n <= 22; n += 1) await like(reader, await publish(writer, { title: `${n}` }))
  const first = await liked(reader)
  expect(titles(first.items).slice(0, 2)).toEqual(['22', '21'])
  expect(first.items[0]).toMatchObject({ isLiked: true, likeCount: 1 })
  await like(reader, await publish(writer, { title: 'new' }))
  const second = await liked(reader, first.nextCursor)
  expect(titles(second.items)).toEqual(['2', '1'])
  expect(second.nextCursor).toBeNull()
  expect((await liked(reader, 'abc')).code).toBe('VALIDATION_FAILED')
})

test('what I liked and may not see any more, or took my like from, is not shown', async () => {
  const [writer, other, reader] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  const [hidden, taken, kept] = [await publish(writer), await publish(writer), await publish(writer, { title: '留著' })]
  for (const post of [hidden, taken, kept, await publish(other)]) await like(reader, post)
  await writer.browser.patch(`/api/v2/portfolios/${hidden.id}`, { privacy: 1 })
  await reader.browser.delete(`/api/v2/portfolios/${taken.id}/like`)
  await block(product.platform, other.id, reader.id)
  expect(titles((await liked(reader)).items)).toEqual(['留著'])
})

test('who liked mine: not myself, not whoever a block hides, newest first', async () => {
  const [writer, fan, blocked] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  const [one, two] = [await publish(writer, { title: '第一則' }), await publish(writer, { title: '', privacy: 0 })]
  await like(fan, one)
  await like(writer, one)
  await like(blocked, one)
  const before = product.clock.now()
  await like(fan, two)
  await block(product.platform, blocked.id, writer.id)
  expect(await received(writer)).toEqual({
    items: [
      {
        id: expect.any(String),
        person: { id: fan.id, displayName: fan.displayName, avatar: null, isDeleted: false },
        post: { id: two.id, title: '', content: two.content },
        likedAt: before.toISOString(),
      },
      expect.objectContaining({
        person: expect.objectContaining({ id: fan.id }),
        post: expect.objectContaining({ title: '第一則' }),
      }),
    ],
    nextCursor: null,
  })
  expect((await received(fan)).items).toEqual([])
  await fan.browser.delete(`/api/v2/portfolios/${two.id}/like`)
  expect((await received(writer)).items).toHaveLength(1)
})

test('received likes go on from a cursor', async () => {
  const [writer, fan] = [await newPerson(product), await newPerson(product)]
  for (let n = 0; n < 21; n += 1) await like(fan, await publish(writer, { title: `${n}` }))
  const first = await received(writer)
  expect(first.items).toHaveLength(20)
  expect((await received(writer, first.nextCursor)).items).toHaveLength(1)
})
