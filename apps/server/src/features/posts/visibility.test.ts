import { randomUUID } from 'node:crypto'
import type { Comment } from '@learntrail/contract/comments/comments'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { befriend, block } from '../people/index.ts'
import { publish, writeComment, writeReply } from './posts.fixture.ts'

let product: TestApp
let people: Record<'owner' | 'friend' | 'member' | 'stranger' | 'blocked' | 'blocker', TestPerson>
let groupId: string
beforeAll(async () => {
  product = await createTestApp()
  const make = () => newPerson(product)
  people = {
    owner: await make(),
    friend: await make(),
    member: await make(),
    stranger: await make(),
    blocked: await make(),
    blocker: await make(),
  }
  const { owner, friend, member, blocked, blocker } = people
  groupId = (await newGroup(await make())).id
  // A block also holds between members of a group.
  for (const { id } of [owner, member, blocked, blocker]) await place(product, groupId, id, memberRoles.member)
  await befriend(product.platform, owner.id, friend.id)
  // Former friends are strangers after a block.
  await befriend(product.platform, owner.id, blocked.id)
  await block(product.platform, owner.id, blocked.id)
  await block(product.platform, blocker.id, owner.id)
})
afterAll(() => product.close())

const records = [
  ['public', 0, ['owner', 'friend', 'member', 'stranger']],
  ['for friends', 1, ['owner', 'friend']],
  ['for a group', 2, ['owner', 'member']],
  ['private', 3, ['owner']],
] as const

async function recordOf(privacy: 0 | 1 | 2 | 3): Promise<string> {
  const { id } = await publish(people.owner, { privacy, groupIds: [groupId] })
  return id
}

describe.each(records)('a %s record', (_what, privacy, seers) => {
  let id: string
  let messageId: string
  let replyId: string
  beforeAll(async () => {
    id = await recordOf(privacy)
    messageId = (await writeComment(people.owner, id)).json().id
    replyId = (await writeReply(people.owner, messageId)).json().id
  })

  test('is seen by those it is for, and to others is not there, whatever they ask', async () => {
    for (const [kind, { browser }] of Object.entries(people)) {
      const calls = {
        read: browser.get(`/api/v2/portfolios/${id}`),
        likes: browser.get(`/api/v2/portfolios/${id}/like`),
        count: browser.get(`/api/v2/portfolios/${id}/messages/count`),
        like: browser.put(`/api/v2/portfolios/${id}/like`),
        unlike: browser.delete(`/api/v2/portfolios/${id}/like`),
        change: browser.patch(`/api/v2/portfolios/${id}`, { isLiked: false }),
        messages: browser.get(`/api/v2/messages?targetType=portfolio&targetId=${id}`),
        message: browser.post('/api/v2/messages/updatemessagelikenumber', { id: messageId, isLiked: false }),
        messageLikes: browser.get(`/api/v2/messages/message-like-list?id=${messageId}`),
        replies: browser.get(`/api/v2/replies?messageId=${messageId}`),
        reply: browser.post('/api/v2/replies/updatereplylikenumber', { id: replyId, isLiked: false }),
        replyLikes: browser.get(`/api/v2/replies/reply-like-list?id=${replyId}`),
      }
      const isSeer = (seers as readonly string[]).includes(kind)
      for (const [call, answering] of Object.entries(calls)) {
        expect({ kind, call, status: (await answering).statusCode }).toEqual({ kind, call, status: isSeer ? 200 : 404 })
      }
      if (isSeer) continue
      const attempts = {
        message: writeComment(people[kind as 'stranger'], id),
        reply: writeReply(people[kind as 'stranger'], messageId),
        edit: browser.post('/api/v2/messages/editmessage', { id: messageId, content: 'x' }),
        editReply: browser.post('/api/v2/replies/editreply', { id: replyId, content: 'x' }),
        deleteMessage: browser.delete(`/api/v2/messages/${messageId}`),
        deleteReply: browser.delete(`/api/v2/replies/${replyId}`),
        delete: browser.delete(`/api/v2/portfolios/${id}`),
      }
      for (const [call, answering] of Object.entries(attempts)) {
        expect({ kind, call, status: (await answering).statusCode }).toEqual({ kind, call, status: 404 })
      }
    }
  })

  test('stands in the lists of those who see it, and in the feed only when it is public', async () => {
    for (const [kind, { browser }] of Object.entries(people)) {
      const has = async (query: string) => {
        const answer = await browser.get(`/api/v2/portfolios?limit=50&${query}`)
        return answer.statusCode === 200 && answer.json().items.some((post: { id: string }) => post.id === id)
      }
      const isSeer = (seers as readonly string[]).includes(kind)
      expect({ kind, feed: await has('view=public') }).toEqual({ kind, feed: isSeer && privacy === 0 })
      expect({ kind, tagged: await has('view=public&tags=creativity') }).toEqual({
        kind,
        tagged: isSeer && privacy === 0,
      })
      expect({ kind, list: await has(`owner=${people.owner.id}`) }).toEqual({ kind, list: isSeer })
      expect({ kind, mine: await has('view=mine') }).toEqual({ kind, mine: kind === 'owner' })
    }
  })
})

test('the list of somebody blocked, blocking or unknown is that of nobody', async () => {
  for (const { browser } of [people.blocked, people.blocker]) {
    const answer = await browser.get(`/api/v2/portfolios?owner=${people.owner.id}`)
    expect(answer.json()).toMatchObject({ code: 'USER_NOT_FOUND' })
  }
  const unknown = await people.owner.browser.get(`/api/v2/portfolios?owner=${randomUUID()}`)
  expect(unknown.json()).toMatchObject({ code: 'USER_NOT_FOUND' })
})

test('months count only what the viewer sees', async () => {
  const person = await newPerson(product)
  for (const privacy of [0, 1, 3] as const) await publish(person, { privacy, date: '2020-05-05' })
  const months = async (by: TestPerson) => (await by.browser.get(`/api/v2/portfolios?owner=${person.id}`)).json().months
  expect(await months(person)).toEqual([{ month: '2020-05', count: 3 }])
  expect(await months(people.stranger)).toEqual([{ month: '2020-05', count: 1 }])
})

test('guests and those without a profile see nothing', async () => {
  const id = await recordOf(0)
  const unfilled = await newPerson(product, { profileFilledAt: null })
  for (const path of [`/api/v2/portfolios/${id}`, '/api/v2/portfolios']) {
    expect((await product.guest().get(path)).json()).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect((await unfilled.browser.get(path)).json()).toMatchObject({ code: 'PROFILE_REQUIRED' })
  }
})

describe('a block between people who both write below a third one’s record', () => {
  test('hides their comments, replies and likes from each other, also where they are counted', async () => {
    const [a, b] = [await newPerson(product), await newPerson(product)]
    const { id } = await publish(people.stranger)
    const messageOfA = (await writeComment(a, id, 'from a')).json()
    const messageOfB = (await writeComment(b, id, 'from b')).json()
    await writeReply(b, messageOfA.id, 'b answers a')
    await writeReply(b, messageOfB.id, 'b answers b')
    for (const { browser } of [a, b]) {
      await browser.put(`/api/v2/portfolios/${id}/like`)
      for (const message of [messageOfA, messageOfB])
        await browser.post('/api/v2/messages/updatemessagelikenumber', { id: message.id, isLiked: true })
    }
    await block(product.platform, a.id, b.id)

    const view = async ({ browser }: TestPerson) => {
      const { items } = (await browser.get(`/api/v2/messages?targetType=portfolio&targetId=${id}`)).json()
      const likes = (await browser.get(`/api/v2/portfolios/${id}/like`)).json().items
      const post: Post = (await browser.get(`/api/v2/portfolios/${id}`)).json()
      return {
        messages: items.map((item: { content: string; replies: { content: string }[] }) => [
          item.content,
          ...item.replies.map(({ content }) => content),
        ]),
        likes: likes.map((person: { id: string }) => person.id),
        count: (await browser.get(`/api/v2/portfolios/${id}/messages/count`)).json().count,
        counts: items.map(({ replyCount, likeCount }: Comment) => [replyCount, likeCount]),
        likeCount: post.likeCount,
        messageCount: post.messageCount,
      }
    }
    const one = { likeCount: 1, counts: [[0, 1]] }
    expect(await view(a)).toEqual({ messages: [['from a']], likes: [a.id], count: 1, messageCount: 1, ...one })
    expect(await view(b)).toEqual({
      messages: [['from b', 'b answers b']],
      likes: [b.id],
      count: 2,
      messageCount: 2,
      likeCount: 1,
      counts: [[1, 1]],
    })
    const all = [
      ['from a', 'b answers a'],
      ['from b', 'b answers b'],
    ]
    expect(await view(people.stranger)).toEqual({
      messages: all,
      likes: [b.id, a.id],
      count: 4,
      messageCount: 4,
      likeCount: 2,
      counts: [
        [1, 2],
        [1, 2],
      ],
    })
    // The answer to a like agrees with it.
    expect((await a.browser.put(`/api/v2/portfolios/${id}/like`)).json()).toEqual({ likeCount: 1, isLiked: true })
    const totals = async () => (await people.stranger.browser.get('/api/v2/users/current/charts')).json().totals
    const before = await totals()
    await block(product.platform, people.stranger.id, b.id)
    const after = await totals()
    // Comments on one's own record stay visible to its owner.
    expect([before.likes - after.likes, before.messages - after.messages]).toEqual([1, 0])
    expect((await writeReply(b, messageOfA.id)).json()).toMatchObject({ code: 'MESSAGE_NOT_FOUND' })
  })
})

test('whoever deletes their account is nobody at once: no name and no words in comments, no records', async () => {
  const leaving = await newPerson(product)
  const { id } = await publish(leaving)
  const seen = await publish(people.owner)
  await writeComment(leaving, seen.id, 'I was here')
  await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [leaving.id])
  expect((await people.friend.browser.get(`/api/v2/portfolios/${id}`)).statusCode).toBe(404)
  const { items } = (
    await people.friend.browser.get(`/api/v2/messages?targetType=portfolio&targetId=${seen.id}`)
  ).json()
  expect(items).toMatchObject([{ content: '', author: { displayName: '', avatar: null, isDeleted: true } }])
})

test('a suspended account reads and is told that it may do nothing', async () => {
  const suspended = await newPerson(product, { suspendedAt: product.clock.now() })
  const id = await recordOf(0)
  expect((await suspended.browser.get(`/api/v2/portfolios/${id}`)).json()).toMatchObject({
    can: { edit: false, remove: false, like: false, comment: false },
  })
})
