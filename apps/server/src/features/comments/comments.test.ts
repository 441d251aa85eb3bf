import { randomUUID } from 'node:crypto'
import type { Comment } from '@learntrail/contract/comments/comments'
import { commentLiked, commentWritten, replyLiked, replyWritten } from '@learntrail/contract/comments/events'
import { commentLimits } from '@learntrail/contract/comments/limits'
import { commentTargetTypes } from '@learntrail/contract/comments/target-types'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recount } from '../../platform/counts/recount.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { block } from '../people/index.ts'
import { report } from '../reports/reports.fixture.ts'
import { commentTarget } from './comment-targets.kind.ts'
import type { Commented } from './commented.fixture.ts'
import { allCommented, commentedThings } from './comments.fixture.ts'
import { commentCounters } from './comments.jobs.ts'

let product: TestApp
let owner: TestPerson
let author: TestPerson
let other: TestPerson
let on: Commented
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  author = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const list = async (by = other) => (await on.list(by)).json().items
const countOf = (by = other) => on.count(by)
const write = async (by = author, content?: string): Promise<Comment> => (await on.write(by, content)).json()
const contentsOf = (items: { content: string }[]) => items.map(({ content }) => content)
const eventsOf = (kind: { name: string }) => recordedEvents(product, kind, on.id)
const rows = async (text: string, values: unknown[] = []) => (await product.platform.pool.query(text, values)).rows
const upTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`)

test('everything that is commented on is tried, here, in groups or by tests of other people’s things', () => {
  expect(allCommented.map(({ type }) => type).sort()).toEqual([...commentTargetTypes].sort())
  const untried = allCommented.filter(({ publish, tellGroup, ofOwner }) => !publish && !tellGroup && !ofOwner)
  expect(untried).toEqual([])
})

describe.each(commentedThings)('on $thing', ({ make, on: callsOn }) => {
  beforeEach(async () => {
    on = await make(product, owner)
  })

  describe('a comment', () => {
    test('is answered as it is read from then on, counted, and told to the owner', async () => {
      const answer = await on.write(author, '  很棒！ ')
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
      expect(await list(author)).toEqual([answer.json()])
      const data = { ownerId: owner.id, targetType: on.type, commentId: answer.json().id }
      expect(await eventsOf(commentWritten)).toEqual([{ actorId: author.id, data }])
      expect(await countOf()).toBe(1)
    })

    test('sent many times at once with the same client id is one', async () => {
      const clientId = randomUUID()
      const answers = await Promise.all(Array.from({ length: 6 }, () => on.write(author, '讚', clientId)))
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
      expect(await countOf()).toBe(1)
      expect(await eventsOf(commentWritten)).toHaveLength(1)
      expect((await on.write(author, 'other', clientId)).json()).toEqual(answers[0]?.json())
    })

    test.each([
      ['', 'required'],
      ['   ', 'required'],
      ['長'.repeat(commentLimits.text + 1), 'too_long'],
      ['\u0000\u000b\ud800', 'required'],
    ])('%# that is nothing to say is refused', async (content, rule) => {
      expect((await on.write(author, content)).json()).toMatchObject({ fields: [{ path: 'content', rule }] })
    })

    test('with what a paste brings from PowerPoint or a PDF is said without it', async () => {
      const content = '第一行\u000b第二行\u000c第三行\u0000\u0085\ud800'
      expect((await on.write(author, content)).json()).toMatchObject({ content: '第一行\n第二行\n第三行' })
    })

    test('of 3000 characters is accepted, and kept as it was typed', async () => {
      const content = `<script>alert(1)</script>${'🎓'.repeat(commentLimits.text - 25)}`
      expect((await on.write(author, content)).json()).toMatchObject({ content })
    })

    test('on nothing is refused', async () => {
      const nothing = callsOn(randomUUID())
      expect((await nothing.write(author)).json()).toMatchObject({ code: on.missing.target })
      expect((await nothing.list(author)).json()).toMatchObject({ code: on.missing.target })
    })

    test('is edited by its author alone', async () => {
      const { id } = await write()
      product.clock.advance(1_000)
      const editedAt = product.clock.now().toISOString()
      expect((await on.edit(author, id, '改過')).json()).toMatchObject({ content: '改過', editedAt })
      expect(await list()).toMatchObject([{ id, content: '改過', editedAt }])
      for (const by of [owner, other]) {
        expect((await on.edit(by, id, '改過')).json()).toMatchObject({ code: 'NO_PERMISSION' })
      }
      expect((await on.edit(author, id, '')).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
    })

    test('is removed with its replies by its author or the owner of what it stands below', async () => {
      for (const remover of [author, owner]) {
        const { id } = await write()
        await on.reply(other, id)
        await on.reply(author, id)
        expect(await countOf()).toBe(3)
        expect((await on.remove(other, id)).json()).toMatchObject({ code: 'NO_PERMISSION' })
        expect((await on.remove(remover, id)).json()).toEqual({ ok: true })
        expect(await countOf()).toBe(0)
        expect((await on.remove(remover, id)).json()).toMatchObject({ code: on.missing.comment })
      }
    })

    test('says what each person may do with it', async () => {
      await write()
      const can = async (by: TestPerson) => (await list(by))[0].can
      expect(await can(author)).toEqual({ edit: true, remove: true, report: false })
      expect(await can(owner)).toEqual({ edit: false, remove: true, report: true })
      expect(await can(other)).toEqual({ edit: false, remove: false, report: true })
      const suspended = await newPerson(product, { suspendedAt: product.clock.now() })
      expect(await can(suspended)).toEqual({ edit: false, remove: false, report: false })
    })
  })

  describe('comments', () => {
    test('are listed oldest first, page after page, none twice and none left out', async () => {
      for (const content of upTo(45)) await on.write(author, content)
      const contents: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { items: Comment[]; nextCursor: string | null } = (await on.list(other, cursor)).json()
        contents.push(...contentsOf(page.items))
        cursor = page.nextCursor
      }
      expect(contents).toEqual(upTo(45))
    })

    test('a forged place to go on from is refused', async () => {
      const { id } = await write()
      expect((await on.list(other, 'zzz')).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
      expect((await on.listReplies(other, id, 'zzz')).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
    })
  })

  describe('replies', () => {
    let comment: Comment
    beforeEach(async () => {
      comment = await write()
    })

    test('the first three stand below their comment, all of them in their list', async () => {
      for (const content of upTo(25)) await on.reply(other, comment.id, content)
      const [shown] = await list()
      expect(shown.replyCount).toBe(25)
      expect(contentsOf(shown.replies)).toEqual(['1', '2', '3'])
      const first = (await on.listReplies(other, comment.id)).json()
      const second = (await on.listReplies(other, comment.id, first.nextCursor)).json()
      expect(contentsOf([...first.items, ...second.items])).toEqual(upTo(25))
      expect(second.nextCursor).toBeNull()
      expect(await countOf()).toBe(26)
    })

    test('are told to the author of the comment', async () => {
      const answer = await on.reply(other, comment.id, '謝謝')
      expect(answer.json()).toMatchObject({
        [on.answers]: comment.id,
        content: '謝謝',
        can: { edit: true, remove: true },
      })
      const data = { ownerId: author.id, targetType: on.type, commentId: comment.id, replyId: answer.json().id }
      expect(await eventsOf(replyWritten)).toEqual([{ actorId: other.id, data }])
    })

    test('sent many times at once with the same client id are one', async () => {
      const clientId = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => on.reply(other, comment.id, '我也覺得', clientId)),
      )
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
      expect(await countOf()).toBe(2)
      expect(await list()).toMatchObject([{ replyCount: 1, replies: [{ content: '我也覺得' }] }])
    })

    test('and the comment they answer are two, also when a browser gives both one client id', async () => {
      const clientId = randomUUID()
      const { id } = (await on.write(other, '我說', clientId)).json()
      expect((await on.reply(other, id, '我回', clientId)).json()).toMatchObject({ [on.answers]: id, content: '我回' })
      expect(await countOf()).toBe(3)
    })

    test('are edited by their author, removed by their author or the owner of what they stand below', async () => {
      const { id } = (await on.reply(other, comment.id)).json()
      const editedAt = product.clock.now().toISOString()
      expect((await on.editReply(other, id, '改過')).json()).toMatchObject({ content: '改過', editedAt })
      // The comment's author has no rights over replies to it.
      for (const by of [author, owner]) {
        expect((await on.editReply(by, id, '改過')).json()).toMatchObject({ code: 'NO_PERMISSION' })
      }
      expect((await on.removeReply(author, id)).json()).toMatchObject({ code: 'NO_PERMISSION' })
      expect((await on.removeReply(owner, id)).json()).toEqual({ ok: true })
      expect((await on.removeReply(other, id)).json()).toMatchObject({ code: on.missing.reply })
      expect(await countOf()).toBe(1)
      expect(await list()).toMatchObject([{ replyCount: 0, replies: [] }])
    })

    test('to nothing are refused', async () => {
      expect((await on.reply(other, randomUUID())).json()).toMatchObject({ code: on.missing.comment })
      expect((await on.listReplies(other, randomUUID())).json()).toMatchObject({ code: on.missing.comment })
      expect((await on.editReply(other, randomUUID(), 'x')).json()).toMatchObject({ code: on.missing.reply })
    })
  })

  describe('a like', () => {
    test('of a comment is counted once, told to who wrote it, and taken back', async () => {
      const { id } = await write()
      for (const _ of ['once', 'twice']) {
        expect((await on.like(other, id)).json()).toEqual({ likeCount: 1, isLiked: true })
      }
      expect(await list()).toMatchObject([{ likeCount: 1, isLiked: true }])
      const data = { ownerId: author.id, targetType: on.type, commentId: id }
      expect(await eventsOf(commentLiked)).toEqual([{ actorId: other.id, data }])
      for (const _ of ['once', 'twice']) {
        expect((await on.like(other, id, false)).json()).toEqual({ likeCount: 0, isLiked: false })
      }
      expect(await list()).toMatchObject([{ likeCount: 0, isLiked: false }])
    })

    test('of a reply is counted once, told to who wrote it, and taken back', async () => {
      const { id: commentId } = await write()
      const { id } = (await on.reply(owner, commentId)).json()
      expect((await on.likeReply(other, id)).json()).toEqual({ likeCount: 1, isLiked: true })
      expect(await list()).toMatchObject([{ likeCount: 0, replies: [{ likeCount: 1, isLiked: true }] }])
      const data = { ownerId: owner.id, targetType: on.type, commentId, replyId: id }
      expect(await eventsOf(replyLiked)).toEqual([{ actorId: other.id, data }])
      expect((await on.likeReply(other, id, false)).json()).toEqual({ likeCount: 0, isLiked: false })
    })

    test('of nothing is refused', async () => {
      expect((await on.like(other, randomUUID())).json()).toMatchObject({ code: on.missing.comment })
      expect((await on.likeReply(other, randomUUID())).json()).toMatchObject({ code: on.missing.reply })
    })
  })

  test('a block hides what people say from each other, with the replies to it, also where it is counted', async () => {
    const one = await newPerson(product)
    const two = await newPerson(product)
    const { id: said } = await write(one, '我說')
    const { id: answered } = (await on.reply(author, said)).json()
    const { id: open } = await write(author, '大家說')
    await on.reply(one, open, '我回')
    for (const by of [one, two, other]) await on.like(by, open)
    await block(product.platform, one.id, two.id)

    expect(contentsOf(await list(two))).toEqual(['大家說'])
    expect(await list(two)).toMatchObject([{ replies: [], replyCount: 0, likeCount: 2 }])
    expect(await list(other)).toMatchObject([{ replyCount: 1 }, { replyCount: 1, likeCount: 3 }])
    expect(await countOf(two)).toBe(1)
    expect(await countOf(other)).toBe(4)
    expect((await on.listReplies(two, open)).json().items).toEqual([])
    // The like count returned agrees with it.
    expect((await on.like(two, open)).json()).toEqual({ likeCount: 2, isLiked: true })
    expect((await on.reply(two, said)).json()).toMatchObject({ code: on.missing.comment })
    expect((await on.like(two, said)).json()).toMatchObject({ code: on.missing.comment })
    expect((await on.likeReply(two, answered)).json()).toMatchObject({ code: on.missing.reply })
    expect((await on.listReplies(two, said)).json()).toMatchObject({ code: on.missing.comment })
    await write(two, '你看不到')
    expect(contentsOf(await list(one))).toEqual(['我說', '大家說'])
  })

  test.each(['who said it', 'the owner'])(
    'what was said below what is mine stays mine to read, count, hear of, report and take away, though %s blocks',
    async (by) => {
      const one = await newPerson(product)
      const said = await write(one, '先說再封鎖')
      await on.reply(one, said.id, '再說一句')
      const [blocker, blocked] = by === 'the owner' ? [owner, one] : [one, owner]
      await block(product.platform, blocker.id, blocked.id)

      expect(await list(owner)).toMatchObject([
        {
          content: '先說再封鎖',
          replyCount: 1,
          replies: [{ content: '再說一句' }],
          can: { remove: true, report: true },
        },
      ])
      expect(await countOf(owner)).toBe(2)
      expect((await on.listReplies(owner, said.id)).json().items).toHaveLength(1)
      await untilHeard(product)
      const { items } = (await owner.browser.post('/api/v2/notice/get-notice', {})).json()
      expect(items.map(({ excerpt }: { excerpt: string }) => excerpt)).toContain('先說再封鎖')
      expect((await report(owner, 'comment', said.id)).title).toBe('先說再封鎖')

      // Nobody on either side can comment there any more, and the other person no longer sees it.
      for (const answer of [await on.write(one), await on.list(one), await on.reply(one, said.id)])
        expect(answer.statusCode).toBe(404)
      expect((await on.remove(owner, said.id)).statusCode).toBe(200)
      expect([await countOf(owner), await countOf(other)]).toEqual([0, 0])
    },
  )

  test('of replies to what I said I read those of whoever blocks me, and not those of whom I block', async () => {
    const [me, blocker, blocked] = [await newPerson(product), await newPerson(product), await newPerson(product)]
    const { id } = await write(me, '我說')
    await on.reply(blocker, id, '罵完就封鎖')
    await on.reply(blocked, id, '我不想看')
    await block(product.platform, blocker.id, me.id)
    await block(product.platform, me.id, blocked.id)
    expect(await list(me)).toMatchObject([
      { replyCount: 1, replies: [{ content: '罵完就封鎖', can: { report: true } }] },
    ])
    expect(await countOf(me)).toBe(2)
    expect(await countOf(other)).toBe(3)
  })

  describe('counts', () => {
    let people: TestPerson[]
    beforeAll(async () => {
      people = await Promise.all(Array.from({ length: 12 }, () => newPerson(product)))
    })

    test('are right after comments, replies, likes and removals at once', async () => {
      const comments = await Promise.all(people.map((person) => write(person)))
      const [first] = comments as [Comment]
      const storm = people.flatMap((person, index) => {
        const own = comments[index]?.id ?? ''
        return [
          on.reply(person, first.id),
          on.reply(person, own),
          on.write(person),
          ...(index % 3 === 1 ? [on.remove(person, own)] : []),
          on.like(person, first.id),
        ]
      })
      for (const answer of await Promise.all(storm)) expect([200, 404]).toContain(answer.statusCode)
      expect(await recount(product.platform.db, commentCounters(product.platform))).toEqual([])
      const [{ n }] = await rows('select count(*)::int as n from comments where target_id = $1', [on.id])
      expect(await countOf()).toBe(n)
      expect(n).toBeGreaterThan(people.length)
    })

    test('that are wrong are set right, and reported', async () => {
      const { id } = await write(owner)
      const { id: replyId } = (await on.reply(owner, id)).json()
      const { table, counter } = commentTarget(product.platform.declared, on.type)
      await rows(`update ${table} set ${counter} = 9 where id = $1`, [on.id])
      await rows('update comments set like_count = 3, reply_count = 0 where id = $1', [id])
      await rows('update comments set like_count = 2 where id = $1', [replyId])
      expect(await recount(product.platform.db, commentCounters(product.platform))).toEqual([
        { table: 'comments', id, column: 'like_count', was: 3, is: 0 },
        { table: 'comments', id: replyId, column: 'like_count', was: 2, is: 0 },
        { table: 'comments', id, column: 'reply_count', was: 0, is: 1 },
        { table, id: on.id, column: counter, was: 9, is: 2 },
      ])
      expect(await recount(product.platform.db, commentCounters(product.platform))).toEqual([])
      expect(await countOf()).toBe(2)
    })
  })

  describe('whatever is said goes with it', () => {
    const left = () => rows('select id from comments where target_id = $1', [on.id])

    test('when it is deleted while others comment, who are told that it is gone', async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(product)))
      const { id } = await write()
      const storm = people.flatMap((person) => [on.write(person), on.reply(person, id), on.like(person, id)])
      const answers = await Promise.all([...storm, on.deleteTarget(owner)])
      for (const answer of answers) expect([200, 404]).toContain(answer.statusCode)
      expect((await on.list(other)).json()).toMatchObject({ code: on.missing.target })
    })

    test('when its row goes with the account of its owner', async () => {
      const leaving = await newPerson(product)
      on = await make(product, leaving)
      const { id } = await write()
      await on.reply(other, id)
      await on.like(other, id)
      await rows('delete from accounts where id = $1', [leaving.id])
      expect(await left()).toEqual([])
      expect(await rows('select 1 from comment_likes where comment_id = $1', [id])).toEqual([])
    })
  })
})

test('what is said below one thing is not reached through the calls of another', async () => {
  const [post, ePortfolio] = (await Promise.all(
    ['a record', 'an e-portfolio'].map((name) =>
      commentedThings.find(({ thing }) => thing === name)?.make(product, owner),
    ),
  )) as [Commented, Commented]
  for (const [here, elsewhere] of [
    [post, ePortfolio],
    [ePortfolio, post],
  ] as const) {
    const comment: Comment = (await here.write(author)).json()
    const reply: Comment = (await here.reply(author, comment.id)).json()
    for (const answer of [
      await elsewhere.edit(author, comment.id, 'x'),
      await elsewhere.remove(author, comment.id),
      await elsewhere.like(author, comment.id),
      await elsewhere.reply(author, comment.id),
      await elsewhere.listReplies(author, comment.id),
    ]) {
      expect(answer.json()).toMatchObject({ code: elsewhere.missing.comment })
    }
    for (const answer of [
      await elsewhere.editReply(author, reply.id, 'x'),
      await elsewhere.removeReply(author, reply.id),
      await elsewhere.likeReply(author, reply.id),
    ]) {
      expect(answer.json()).toMatchObject({ code: elsewhere.missing.reply })
    }
  }
})
