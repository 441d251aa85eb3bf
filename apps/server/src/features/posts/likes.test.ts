import { postLiked } from '@learntrail/contract/posts/events'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recount } from '../../platform/counts/recount.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { block, fewLikes } from '../people/index.ts'
import { publish, writeComment, writeReply } from './posts.fixture.ts'
import { postCounters } from './posts.jobs.ts'

let product: TestApp
let owner: TestPerson
let people: TestPerson[]
let post: Post
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  people = await Promise.all(Array.from({ length: 12 }, () => newPerson(product)))
})
afterAll(() => product.close())
beforeEach(async () => {
  post = await publish(owner)
})

const like = (by: TestPerson) => by.browser.put(`/api/v2/portfolios/${post.id}/like`)
const unlike = (by: TestPerson) => by.browser.delete(`/api/v2/portfolios/${post.id}/like`)
const read = async (by = owner): Promise<Post> => (await by.browser.get(`/api/v2/portfolios/${post.id}`)).json()

test('liking and taking it back may be done twice', async () => {
  const [person] = people as [TestPerson]
  expect((await like(person)).json()).toEqual({ likeCount: 1, isLiked: true })
  expect((await like(person)).json()).toEqual({ likeCount: 1, isLiked: true })
  expect(await read(person)).toMatchObject({ likeCount: 1, isLiked: true })
  expect((await unlike(person)).json()).toEqual({ likeCount: 0, isLiked: false })
  expect((await unlike(person)).json()).toEqual({ likeCount: 0, isLiked: false })
  expect(await recordedEvents(product, postLiked, post.id)).toEqual([
    { actorId: person.id, data: { ownerId: owner.id } },
  ])
})

test('one may like what one wrote', async () => {
  expect((await like(owner)).json()).toEqual({ likeCount: 1, isLiked: true })
})

test('counts are right after everybody liked and took back at once, several times over', async () => {
  const storm = people.flatMap((person, index) => [
    like(person),
    like(person),
    ...(index % 2 === 0 ? [unlike(person)] : []),
    like(person),
  ])
  for (const answer of await Promise.all(storm)) expect(answer.statusCode).toBe(200)
  const { rows } = await product.platform.pool.query('select count(*)::int as n from post_likes where post_id = $1', [
    post.id,
  ])
  expect((await read()).likeCount).toBe(rows[0].n)
})

test('a record that is deleted while others like and comment answers them that it is gone', async () => {
  const storm = [...people.flatMap((person) => [like(person), writeComment(person, post.id)])]
  const answers = await Promise.all([...storm, owner.browser.delete(`/api/v2/portfolios/${post.id}`)])
  for (const answer of answers) expect([200, 404]).toContain(answer.statusCode)
  expect((await read()).likeCount).toBeUndefined()
})

describe('who liked', () => {
  const pageOf = async (cursor = '') =>
    (await owner.browser.get(`/api/v2/portfolios/${post.id}/like${cursor && `?cursor=${cursor}`}`)).json()

  test('newest first, page after page', async () => {
    const crowd = [...people, ...(await Promise.all(Array.from({ length: 13 }, () => newPerson(product))))]
    for (const person of crowd) await like(person)
    const first = await pageOf()
    expect(first.items).toHaveLength(20)
    const second = await pageOf(first.nextCursor)
    expect(second.nextCursor).toBeNull()
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(crowd.map(({ id }) => id).reverse())
    expect(first.items[0]).toEqual({
      id: expect.any(String),
      displayName: expect.any(String),
      avatar: null,
      isDeleted: false,
    })
  })

  test('a forged place to go on from is refused', async () => {
    expect(await pageOf('abc')).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('a comment and a reply', async () => {
    const [a, b] = people as [TestPerson, TestPerson]
    const message = (await writeComment(a, post.id)).json()
    const reply = (await writeReply(b, message.id)).json()
    const calls = [
      ['/api/v2/messages/updatemessagelikenumber', `/api/v2/messages/message-like-list?id=${message.id}`, message.id],
      ['/api/v2/replies/updatereplylikenumber', `/api/v2/replies/reply-like-list?id=${reply.id}`, reply.id],
    ] as const
    for (const [address, listAddress, id] of calls) {
      const set = async (isLiked: boolean) => (await b.browser.post(address, { id, isLiked })).json()
      expect(await set(true)).toEqual({ likeCount: 1, isLiked: true })
      expect(await set(true)).toEqual({ likeCount: 1, isLiked: true })
      expect((await owner.browser.get(listAddress)).json()).toMatchObject({ items: [{ id: b.id }], nextCursor: null })
      expect(await set(false)).toEqual({ likeCount: 0, isLiked: false })
    }
  })
})

test('counts that are wrong are set right, and reported', async () => {
  await like(owner)
  const { pool, db } = product.platform
  await pool.query('update posts set like_count = 7 where id = $1', [post.id])
  expect(await recount(db, postCounters)).toEqual([
    { table: 'posts', id: post.id, column: 'like_count', was: 7, is: 1 },
  ])
  expect(await recount(db, postCounters)).toEqual([])
  expect(await read()).toMatchObject({ likeCount: 1 })
})

test.each([
  ['as few likes as are looked at one by one', fewLikes],
  ['one like more', fewLikes + 1],
])('of %s, those that a block hides are not counted', async (_, likes) => {
  const { platform } = product
  const [viewer, blocked, both, other] = await Promise.all([
    newPerson(product),
    newPerson(product),
    newPerson(product),
    newPerson(product),
  ])
  await Promise.all([blocked, both, other].map(like))
  // Stands for other likes, without the people behind them.
  await platform.pool.query('update posts set like_count = $1 where id = $2', [likes, post.id])
  expect(await read(viewer)).toMatchObject({ likeCount: likes })
  await block(platform, viewer.id, blocked.id)
  await block(platform, both.id, viewer.id)
  await platform.pool.query('insert into blocks (blocker_id, blocked_id, since) values ($1, $2, now())', [
    viewer.id,
    both.id,
  ])
  expect(await read(viewer)).toMatchObject({ likeCount: likes - 2 })
  expect((await like(viewer)).json()).toEqual({ likeCount: likes + 1 - 2, isLiked: true })
  expect(await read(owner)).toMatchObject({ likeCount: likes + 1 })
})
