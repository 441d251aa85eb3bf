import { randomUUID } from 'node:crypto'
import { limits } from '@learntrail/contract/limits'
import { messageWritten, replyWritten } from '@learntrail/contract/posts/events'
import type { Message } from '@learntrail/contract/posts/messages'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, writeMessage, writeReply } from './posts.fixture.ts'

let product: TestApp
let owner: TestPerson
let author: TestPerson
let other: TestPerson
let post: Post
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  author = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  post = await publish(owner)
})

const list = async (by = other, cursor = '') =>
  (await by.browser.get(`/api/v2/messages?targetType=portfolio&targetId=${post.id}${cursor}`)).json()
const countOf = async () => (await other.browser.get(`/api/v2/portfolios/${post.id}/messages/count`)).json().count
const eventsOf = (kind: { name: string }) => recordedEvents(product, kind, post.id)

describe('a comment', () => {
  test('is answered as it is read from then on, and told to the owner', async () => {
    const answer = await writeMessage(author, post.id, '  很棒！ ')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      author: { id: author.id },
      content: '很棒！',
      likeCount: 0,
      isLiked: false,
      createdAt: product.clock.now().toISOString(),
      editedAt: null,
      can: { edit: true, remove: true },
      replies: [],
      replyCount: 0,
    })
    expect((await list(author)).items).toEqual([answer.json()])
    expect(await eventsOf(messageWritten)).toMatchObject([{ actorId: author.id, data: { ownerId: owner.id } }])
    expect(await countOf()).toBe(1)
  })

  test('sent many times at once with the same client id is one', async () => {
    const body = { targetType: 'portfolio', targetId: post.id, content: '讚', clientId: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => author.browser.post('/api/v2/messages/uploadmessage', body)),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await countOf()).toBe(1)
    const again = await author.browser.post('/api/v2/messages/uploadmessage', { ...body, content: 'other' })
    expect(again.json()).toEqual(answers[0]?.json())
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['長'.repeat(limits.comment + 1), 'too_long'],
    ['a\u0000b', 'unsafe'],
  ])('%# that is no comment is refused', async (content, rule) => {
    expect((await writeMessage(author, post.id, content)).json()).toMatchObject({ fields: [{ path: 'content', rule }] })
  })

  test('of 3000 characters is accepted, and kept as it was typed', async () => {
    const content = `<script>alert(1)</script>${'🎓'.repeat(limits.comment - 25)}`
    expect((await writeMessage(author, post.id, content)).json()).toMatchObject({ content })
  })

  test('on nothing is refused', async () => {
    expect((await writeMessage(author, randomUUID())).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  })

  test('is edited by its author alone', async () => {
    const { id } = (await writeMessage(author, post.id)).json()
    product.clock.advance(1_000)
    const edit = (by: TestPerson, content = '改過') => by.browser.post('/api/v2/messages/editmessage', { id, content })
    expect((await edit(author)).json()).toMatchObject({
      id,
      content: '改過',
      editedAt: product.clock.now().toISOString(),
    })
    for (const by of [owner, other]) expect((await edit(by)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await edit(author, '')).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('is removed with its replies by its author or the record’s owner', async () => {
    for (const remover of [author, owner]) {
      const { id } = (await writeMessage(author, post.id)).json()
      await writeReply(other, id)
      await writeReply(author, id)
      const before = await countOf()
      expect((await other.browser.delete(`/api/v2/messages/${id}`)).json()).toMatchObject({ code: 'NO_PERMISSION' })
      expect((await remover.browser.delete(`/api/v2/messages/${id}`)).json()).toEqual({ ok: true })
      expect(await countOf()).toBe(before - 3)
      expect((await remover.browser.delete(`/api/v2/messages/${id}`)).json()).toMatchObject({
        code: 'MESSAGE_NOT_FOUND',
      })
    }
  })

  test('says what each person may do with it', async () => {
    await writeMessage(author, post.id)
    const can = async (by: TestPerson) => (await list(by)).items[0].can
    expect(await can(author)).toEqual({ edit: true, remove: true })
    expect(await can(owner)).toEqual({ edit: false, remove: true })
    expect(await can(other)).toEqual({ edit: false, remove: false })
  })
})

describe('comments', () => {
  test('are listed oldest first, page after page, none twice and none left out', async () => {
    for (let n = 1; n <= 45; n += 1) await writeMessage(author, post.id, `${n}`)
    const contents: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: Message[]; nextCursor: string | null } = await list(other, cursor && `&cursor=${cursor}`)
      contents.push(...page.items.map(({ content }) => content))
      cursor = page.nextCursor
    }
    expect(contents).toEqual(Array.from({ length: 45 }, (_, index) => `${index + 1}`))
  })

  test('a forged place to go on from is refused', async () => {
    expect(await list(other, '&cursor=zzz')).toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('replies', () => {
  let message: Message
  beforeEach(async () => {
    message = (await writeMessage(author, post.id)).json()
  })

  test('the first three stand below their comment, all of them in their list', async () => {
    for (let n = 1; n <= 25; n += 1) await writeReply(other, message.id, `${n}`)
    const [shown] = (await list()).items
    expect(shown.replyCount).toBe(25)
    expect(shown.replies.map((reply: { content: string }) => reply.content)).toEqual(['1', '2', '3'])
    const first = (await other.browser.get(`/api/v2/replies?messageId=${message.id}`)).json()
    const second = (
      await other.browser.get(`/api/v2/replies?messageId=${message.id}&cursor=${first.nextCursor}`)
    ).json()
    expect([...first.items, ...second.items].map(({ content }) => content)).toEqual(
      Array.from({ length: 25 }, (_, index) => `${index + 1}`),
    )
    expect(second.nextCursor).toBeNull()
    expect(await countOf()).toBe(26)
  })

  test('are told to the author of the comment', async () => {
    const answer = await writeReply(other, message.id, '謝謝')
    expect(answer.json()).toMatchObject({ messageId: message.id, content: '謝謝', can: { edit: true, remove: true } })
    expect(await eventsOf(replyWritten)).toMatchObject([{ actorId: other.id, data: { ownerId: author.id } }])
  })

  test('sent many times at once with the same client id are one', async () => {
    const body = { messageId: message.id, content: '讚', clientId: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => other.browser.post('/api/v2/replies/uploadreply', body)),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await countOf()).toBe(2)
    expect((await list()).items[0].replyCount).toBe(1)
  })

  test('are edited by their author, removed by their author or the record’s owner', async () => {
    const { id } = (await writeReply(other, message.id)).json()
    const edit = (by: TestPerson) => by.browser.post('/api/v2/replies/editreply', { id, content: '改過' })
    expect((await edit(other)).json()).toMatchObject({ content: '改過', editedAt: product.clock.now().toISOString() })
    // The author of the comment has no say in what is replied.
    for (const by of [author, owner]) expect((await edit(by)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await author.browser.delete(`/api/v2/replies/${id}`)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await owner.browser.delete(`/api/v2/replies/${id}`)).json()).toEqual({ ok: true })
    expect((await other.browser.delete(`/api/v2/replies/${id}`)).json()).toMatchObject({ code: 'REPLY_NOT_FOUND' })
    expect(await countOf()).toBe(1)
  })

  test('to nothing are refused', async () => {
    expect((await writeReply(other, randomUUID())).json()).toMatchObject({ code: 'MESSAGE_NOT_FOUND' })
    expect((await other.browser.get(`/api/v2/replies?messageId=${randomUUID()}`)).json()).toMatchObject({
      code: 'MESSAGE_NOT_FOUND',
    })
    expect(
      (await other.browser.post('/api/v2/replies/editreply', { id: randomUUID(), content: 'x' })).json(),
    ).toMatchObject({
      code: 'REPLY_NOT_FOUND',
    })
  })
})
