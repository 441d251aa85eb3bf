import { passwordChanged } from '@learntrail/contract/accounts/events'
import { durations, limits } from '@learntrail/contract/limits'
import type { Notice } from '@learntrail/contract/notices/notices'
import { postLiked } from '@learntrail/contract/posts/events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'
import { befriend, block } from '../people/index.ts'
import { publish, writeComment, writeReply } from '../posts/posts.fixture.ts'
import { postLikes } from '../posts/posts.tables.ts'
import { deleteNoticesBefore } from './notices.repository.ts'

let product: TestApp
let me: TestPerson
let mei: TestPerson
let ming: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  me = await newPerson(product, { displayName: '小雨' })
  mei = await newPerson(product, { displayName: '小美' })
  ming = await newPerson(product, { displayName: '阿明' })
})

const listed = async (person = me, body: object = {}) => {
  await untilHeard(product)
  return (await person.browser.post('/api/v2/notice/get-notice', body)).json()
}
const items = async (person = me, body: object = {}): Promise<Notice[]> => (await listed(person, body)).items
const only = async (person = me): Promise<Notice> => {
  const [first, ...rest] = await items(person)
  expect(rest).toEqual([])
  return first as Notice
}
const count = async ({ browser } = me): Promise<number> => {
  await untilHeard(product)
  return (await browser.get('/api/v2/notice/notice-count')).json().count
}
const like = ({ browser }: TestPerson, id: string, isLiked = true) =>
  browser.send(isLiked ? 'PUT' : 'DELETE', `/api/v2/portfolios/${id}/like`)
const inform = ({ browser } = me, body = {}) => browser.patch('/api/v2/notice/informed', body)
const toldToMe = async () => {
  const { rows } = await product.platform.pool.query('select 1 from live_messages where topic = $1', [me.id])
  return rows.length
}
const namesIn = ({ people }: Notice) => people.map(({ displayName }) => displayName)

describe('what others do', () => {
  test('a comment is told to whose record it is, and leads to that comment', async () => {
    const { id } = await publish(me, { title: '水質調查' })
    const comment = (await writeComment(mei, id, '好厲害！')).json()
    expect(await only()).toMatchObject({
      kind: 'comment',
      band: 'people',
      isRead: false,
      personCount: 1,
      people: [{ id: mei.id, displayName: '小美' }],
      title: '水質調查',
      excerpt: '好厲害！',
      place: { type: 'post', id, threadId: comment.id, commentId: comment.id },
    })
    expect(await items(mei)).toEqual([])
  })

  test('whoever is suspended sees them, and puts them away', async () => {
    const held = await newPerson(product, { suspendedAt: product.clock.now() })
    await inTransaction(product.platform.db, (transaction) =>
      product.platform.events.record(transaction, passwordChanged, {
        actorId: held.id,
        subjectId: held.id,
        data: {},
        at: product.clock.now(),
      }),
    )
    const { id } = await only(held)
    expect((await inform(held, { isRead: true })).statusCode).toBe(200)
    expect(await only(held)).toMatchObject({ isRead: true })
    expect((await held.browser.send('PUT', '/api/v2/notice/click-notice', { ids: [id] })).statusCode).toBe(200)
    expect((await held.browser.send('DELETE', '/api/v2/notice', { ids: [id] })).statusCode).toBe(200)
    expect(await items(held)).toEqual([])
  })

  test('what I do to what is mine is no news', async () => {
    const { id } = await publish(me)
    await writeComment(me, id)
    await like(me, id)
    expect(await items()).toEqual([])
  })

  test('likes of one record are one notice that grows until it is read', async () => {
    const { id } = await publish(me, { title: '科展' })
    await like(mei, id)
    await like(ming, id)
    const notice = await only()
    expect([notice.kind, notice.personCount, namesIn(notice), notice.band]).toEqual([
      'postLiked',
      2,
      ['阿明', '小美'],
      'likes',
    ])
    expect(await count()).toBe(1)
    await me.browser.put('/api/v2/notice/click-notice', { ids: [notice.id] })
    await like(await newPerson(product, { displayName: '阿芬' }), id)
    expect((await items()).map((one) => [one.isRead, namesIn(one)])).toEqual([
      [false, ['阿芬']],
      [true, ['阿明', '小美']],
    ])
  })

  test('a like that is taken back disappears, and given again it is no new one', async () => {
    const { id } = await publish(me)
    await like(mei, id)
    await listed()
    await inform(me, { isRead: true })
    await like(mei, id, false)
    expect([await items(), await count()]).toEqual([[], 0])
    await like(mei, id)
    expect([(await only()).isRead, await count()]).toEqual([true, 0])
  })

  test('a reply is told to whom it answers, quoting its beginning', async () => {
    const { id } = await publish(ming)
    const comment = (await writeComment(me, id)).json()
    const reply = (await writeReply(mei, comment.id, '長'.repeat(200))).json()
    const notice = await only()
    expect(notice).toMatchObject({
      kind: 'reply',
      place: { type: 'post', id, threadId: comment.id, commentId: reply.id },
    })
    expect(notice.excerpt).toBe('長'.repeat(80))
  })

  test('a mention is told as long as the record can be seen and mentions them', async () => {
    const mention = { type: 'mention' as const, attrs: { id: me.id, label: '小雨' } }
    const content = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [mention] }] }
    await befriend(product.platform, me.id, mei.id)
    await listed()
    await inform(me, { isRead: true })
    const post = await publish(mei, { title: '實驗', content, privacy: 1 })
    expect((await items())[0]).toMatchObject({ kind: 'mention', title: '實驗', place: { type: 'post', id: post.id } })
    await mei.browser.delete(`/api/v2/friends/reject?personId=${me.id}`)
    expect((await items()).filter(({ kind }) => kind === 'mention')).toEqual([])
  })

  test('a request is told until it is taken back, and leads to where it is answered', async () => {
    const ask = () => mei.browser.post('/api/v2/friends/makefriends', { personId: me.id })
    await ask()
    const kinds = async () => (await items()).map(({ kind }) => kind).sort()
    expect(await kinds()).toEqual(['followed', 'friendAsked'])
    await mei.browser.delete(`/api/v2/friends/reject?personId=${me.id}`)
    expect(await kinds()).toEqual(['followed'])
    await ask()
    expect((await items()).find(({ kind }) => kind === 'friendAsked')).toMatchObject({
      isRead: false,
      personCount: 1,
      place: { type: 'received', id: me.id },
    })
  })

  test('who accepts is told to who asked', async () => {
    await mei.browser.post('/api/v2/friends/makefriends', { personId: me.id })
    await me.browser.patch('/api/v2/friends/accept', { personId: mei.id })
    const kinds = (await items(mei)).map(({ kind }) => kind)
    expect(kinds).toContain('befriended')
  })
})

describe('what may not be seen', () => {
  test('a block takes a like from list and counts at once, and what was said below what is mine is still told', async () => {
    const { id } = await publish(me)
    await like(mei, id)
    await like(ming, id)
    await writeComment(mei, id, '秘密的話')
    expect(await count()).toBe(2)
    await block(product.platform, me.id, mei.id)
    const told = (await items()).map((notice) => [notice.kind, notice.personCount, namesIn(notice), notice.excerpt])
    expect(told).toEqual([
      ['comment', 1, ['小美'], '秘密的話'],
      ['postLiked', 1, ['阿明'], ''],
    ])
    expect(await count()).toBe(2)
  })

  test('a deleted comment, a deleted record and somebody who leaves are told no more', async () => {
    const { id } = await publish(me)
    const comment = (await writeComment(mei, id)).json()
    await like(mei, id)
    await like(ming, id)
    await mei.browser.delete(`/api/v2/messages/${comment.id}`)
    await ming.browser.post('/api/v2/users/setDeleteStatus', { password: digestOf('learn-by-doing') })
    const notice = await only()
    expect([notice.kind, namesIn(notice)]).toEqual(['postLiked', ['小美']])
    await me.browser.delete(`/api/v2/portfolios/${id}`)
    expect([await items(), await count()]).toEqual([[], 0])
  })

  test('what somebody did whose account is gone by then is heard, and told to nobody', async () => {
    const { id } = await publish(me)
    const fact = { actorId: newId(), subjectId: id, data: { ownerId: me.id }, at: product.clock.now() }
    await inTransaction(product.platform.db, (transaction) =>
      product.platform.events.record(transaction, postLiked, fact),
    )
    expect([await items(), await count()]).toEqual([[], 0])
  })

  test('a reply on a record that I may not see any more is not told', async () => {
    await befriend(product.platform, me.id, ming.id)
    const { id } = await publish(ming, { privacy: 1 })
    const comment = (await writeComment(me, id)).json()
    await writeReply(ming, comment.id)
    const isTold = async () => (await items()).some(({ kind }) => kind === 'reply')
    expect(await isTold()).toBe(true)
    await ming.browser.delete(`/api/v2/friends/reject?personId=${me.id}`)
    expect(await isTold()).toBe(false)
  })
})

describe('my account', () => {
  const logIn = (device: string) =>
    product
      .guest()
      .post('/api/v2/sessions', { account: me.email, password: digestOf('learn-by-doing') }, { 'user-agent': device })
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

  test('a sign-in from another kind of device is told, the first of all and a known one are not', async () => {
    await logIn(chrome)
    product.clock.advance(1_000)
    await logIn(chrome)
    expect(await items()).toEqual([])
    product.clock.advance(1_000)
    await logIn(firefox)
    expect(await only()).toMatchObject({ kind: 'newDevice', band: 'service', people: [], title: 'Firefox · Linux' })
    product.clock.advance(1_000)
    await logIn(firefox)
    expect(await items()).toHaveLength(1)
  })
})

describe('the list', () => {
  test('has what has a date first, then people, the service and likes; then what was read', async () => {
    const { id } = await publish(me)
    await inTransaction(product.platform.db, (transaction) =>
      product.platform.events.record(transaction, passwordChanged, {
        actorId: me.id,
        subjectId: me.id,
        at: product.clock.now(),
      }),
    )
    await untilHeard(product)
    await writeComment(mei, id)
    await untilHeard(product)
    await like(mei, id)
    const kinds = async (body = {}) => (await items(me, body)).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['comment', 'passwordChanged', 'postLiked'])
    expect(await kinds({ band: 'people' })).toEqual(['comment'])
    const [first] = await items()
    await me.browser.put('/api/v2/notice/click-notice', { ids: [first?.id] })
    expect(await kinds()).toEqual(['passwordChanged', 'postLiked', 'comment'])
  })

  test('goes on page by page without a gap', async () => {
    for (let made = 0; made <= limits.pageSize; made += 1) {
      const { id } = await publish(me, { title: `${made}` })
      await like(mei, id)
    }
    const first = await listed()
    const second = await listed(me, { cursor: first.nextCursor })
    const titles = [...first.items, ...second.items].map(({ title }: Notice) => Number(title))
    expect(titles.sort((a, b) => a - b)).toEqual(Array.from({ length: limits.pageSize + 1 }, (_, made) => made))
    expect(second.nextCursor).toBeNull()
    const refused = await me.browser.post('/api/v2/notice/get-notice', { cursor: 'abc' })
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'cursor', rule: 'invalid' }] })
  })

  test('the badge is cleared of what was shown, and of nothing that came since', async () => {
    const { id } = await publish(me)
    await like(mei, id)
    await listed()
    await writeComment(ming, id)
    expect(await count()).toBe(2)
    expect((await inform(me)).json()).toEqual({ count: 1 })
    expect((await me.browser.get('/api/v2/navigation/home')).json().unread).toMatchObject({ personal: 1 })
    expect((await items()).every(({ isRead }) => !isRead)).toBe(true)
    await inform(me, { isRead: true })
    expect((await items()).every(({ isRead }) => isRead)).toBe(true)
    await writeComment(mei, id)
    expect(await count()).toBe(1)
  })

  test('what is removed comes back when that is undone', async () => {
    const { id } = await publish(me)
    await like(mei, id)
    const notice = await only()
    const remove = (isRemoved: boolean) => me.browser.delete('/api/v2/notice', { ids: [notice.id], isRemoved })
    await remove(true)
    expect([await items(), await count()]).toEqual([[], 0])
    await remove(false)
    expect(await only()).toEqual(notice)
  })

  test('what I look at, open or remove is told to my other windows, and doing it again to none', async () => {
    const { id } = await publish(me)
    await like(mei, id)
    const notice = await only()
    const remove = (isRemoved: boolean) => me.browser.delete('/api/v2/notice', { ids: [notice.id], isRemoved })
    const changes = [
      () => inform(),
      () => inform(me, { isRead: true }),
      () => me.browser.put('/api/v2/notice/click-notice', { ids: [notice.id] }),
      () => remove(true),
      () => remove(false),
    ]
    for (const change of changes) {
      const before = await toldToMe()
      await change()
      await change()
      expect(await toldToMe(), change.toString()).toBe(before + 1)
    }
  })

  test('what is told twice is there once', async () => {
    const { id } = await publish(me)
    await like(mei, id)
    const before = await only()
    await product.platform.pool.query(`update events set pending = '{notices.tell}' where subject_id = $1`, [id])
    await product.platform.events.dispatch(id, ['notices.tell'])
    expect([await only(), await count()]).toEqual([before, 1])
  })

  test('what is heard of two weeks late is there, and no news', async () => {
    const { id } = await publish(me)
    const happened = async (daysAgo: number, actorId: string) => {
      const at = new Date(product.clock.now().getTime() - daysAgo * durations.day)
      await product.platform.db
        .insert(postLikes)
        .values({ postId: id, personId: actorId, likeId: newId(), postOwnerId: me.id })
      await inTransaction(product.platform.db, (transaction) =>
        product.platform.events.record(transaction, postLiked, {
          actorId,
          subjectId: id,
          data: { ownerId: me.id },
          at,
        }),
      )
    }
    await happened(20, mei.id)
    await happened(14, ming.id)
    expect([(await only()).isRead, (await only()).personCount, await count()]).toEqual([true, 2, 0])
    await happened(13, (await newPerson(product)).id)
    expect([(await items()).map(({ isRead }) => isRead), await count()]).toEqual([[false, true], 1])
  })

  test('goes back six months, and what is older is removed', async () => {
    const { id } = await publish(me)
    await like(mei, id)
    await untilHeard(product)
    const old = new Date(product.clock.now())
    old.setMonth(old.getMonth() - 6)
    const setAt = (at: Date) =>
      product.platform.pool.query('update notices set at = $1 where owner_id = $2', [at, me.id])
    await setAt(old)
    expect(await items()).toHaveLength(1)
    await setAt(new Date(old.getTime() - 1))
    expect([await items(), await count()]).toEqual([[], 0])
    expect(await deleteNoticesBefore(product.platform.pool, old, 100)).toBe(1)
  })

  test('notices of others are neither opened nor removed', async () => {
    const { id } = await publish(me)
    await like(mei, id)
    const notice = await only()
    await mei.browser.put('/api/v2/notice/click-notice', { ids: [notice.id] })
    await mei.browser.delete('/api/v2/notice', { ids: [notice.id] })
    expect(await only()).toEqual(notice)
  })

  test.each([
    [[], 'required'],
    [Array.from({ length: 51 }, () => newId()), 'too_many'],
  ])('one to fifty are changed at once', async (ids, rule) => {
    const answer = await me.browser.put('/api/v2/notice/click-notice', { ids })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'ids', rule }] })
  })
})
