import type { ContentDocument } from '@learntrail/contract/content/document'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { postDeleted, postRestored } from '@learntrail/contract/posts/events'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { Post, PostPage } from '@learntrail/contract/posts/posts'
import { trashDays, trashPage } from '@learntrail/contract/trash/facts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilJobsDone } from '../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { publish, uploadFiles, writeComment } from '../posts/posts.fixture.ts'
import { judge, report } from '../reports/reports.fixture.ts'
import { emptyTrash, listTrash, namesIn, removeForGood, restore } from './trash.fixture.ts'
import { removeAllExpired } from './trash.service.ts'

const day = 86_400_000

let product: TestApp
let owner: TestPerson
let friend: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  owner = await newPerson(product)
  friend = await newPerson(product)
  await owner.browser.post('/api/v2/friends/makefriends', { personId: friend.id })
  await friend.browser.patch('/api/v2/friends/accept', { personId: owner.id })
})

const path = (id: string) => `/api/v2/portfolios/${id}`
const bin = async (id: string, by = owner) => expect((await by.browser.delete(path(id))).statusCode).toBe(200)
const read = async (by: TestPerson, id: string) => {
  const answer = await by.browser.get(path(id))
  return answer.statusCode === 200 ? answer.json<Post>() : answer.json<{ code: string }>().code
}
const mine = async () =>
  (await owner.browser.get('/api/v2/portfolios?view=mine')).json<PostPage>().items.map(({ id }) => id)
const count = async (text: string, ...values: unknown[]) =>
  (await product.platform.pool.query(text, values)).rows.length

describe('a record that its owner deletes', () => {
  test('is hidden at once from everybody, and from all that is listed of it', async () => {
    const { id } = await publish(owner, { title: '溪邊的石頭' })
    const others = await newPerson(product)
    const publicFeed = async () => (await others.browser.get('/api/v2/portfolios?view=public')).json<PostPage>().items
    expect((await publicFeed()).map((post) => post.id)).toContain(id)
    await bin(id)
    for (const person of [owner, friend, others]) expect(await read(person, id)).toBe('POST_NOT_FOUND')
    expect(await mine()).toEqual([])
    expect((await publicFeed()).map((post) => post.id)).not.toContain(id)
    const search = await others.browser.post('/api/v2/search/portfolios', { keyword: '溪邊的石頭' })
    expect([search.statusCode, search.body.includes(id)]).toEqual([200, false])
    expect(await namesIn(owner)).toEqual(['record 溪邊的石頭'])
    expect(await namesIn(friend)).toEqual([])
    expect((await owner.browser.delete(path(id))).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  })

  test('without a title is known by how it begins, and so is what uses its file', async () => {
    const [file] = await uploadFiles(owner, [{ name: '石頭.txt', content: Buffer.from('石頭') }])
    const content: ContentDocument = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '今天去溪邊' }] }],
    }
    const { id } = await publish(owner, { title: '', content, fileIds: [file?.id ?? ''] })
    const uses = async () => (await owner.browser.get('/api/v2/files?sort=name')).json().items[0].uses
    expect(await uses()).toEqual([{ kind: 'post', id, title: '今天去溪邊' }])
    await bin(id)
    expect(await namesIn(owner)).toEqual(['record 今天去溪邊'])
  })

  test('says when it went and until when it stays', async () => {
    const { id } = await publish(owner)
    const at = product.clock.now()
    await bin(id)
    const [item] = (await listTrash(owner)).items
    expect(item).toMatchObject({ kind: 'record', id, title: '科展成果', place: null, binnedAt: at.toISOString() })
    expect(Date.parse(item?.endsAt ?? '') - at.getTime()).toBe(trashDays * day)
  })

  test('comes back with all that stood on it', async () => {
    const [photo] = await uploadFiles(owner, [{ name: '石頭.txt', content: Buffer.from('石頭') }])
    const { id } = await publish(owner, { privacy: 1, fileIds: [photo?.id ?? ''], customTags: ['溪流'] })
    await owner.browser.put(`${path(id)}`, {
      ...(await ownBody(id)),
      title: '改過的題目',
      fileIds: [photo?.id ?? ''],
    })
    await friend.browser.put(`${path(id)}/like`)
    await writeComment(friend, id, '好漂亮')
    const collected = await friend.browser.post(`/api/v2/users/${friend.id}/collections/portfolios`, {
      portfolioId: id,
    })
    expect(collected.statusCode).toBe(200)
    await owner.browser.patch(path(id), { isPinned: true })
    const before = [await read(owner, id), await read(friend, id)]
    expect(before[1]).toMatchObject({ likeCount: 1, messageCount: 1, isLiked: true })

    await bin(id)
    expect(await read(friend, id)).toBe('POST_NOT_FOUND')
    expect((await friend.browser.get(`/api/v2/files/${photo?.id}/entity`)).statusCode).toBe(404)
    expect((await owner.browser.get(`/api/v2/files/${photo?.id}/entity`)).statusCode).toBe(200)
    expect((await restore(owner, 'record', id)).json()).toEqual({ isNowPrivate: false })

    expect([await read(owner, id), await read(friend, id)]).toEqual(before)
    expect((await friend.browser.get(`/api/v2/files/${photo?.id}/entity`)).statusCode).toBe(200)
    expect((await owner.browser.get(`${path(id)}/versions`)).json().items).toHaveLength(1)
    expect(await mine()).toEqual([id])
    expect(await namesIn(owner)).toEqual([])
    for (const kind of [postDeleted, postRestored]) {
      const data = expect.objectContaining({ ownerId: owner.id, privacy: 1, groupIds: [] })
      expect(await recordedEvents(product, kind, id)).toEqual([{ actorId: owner.id, data }])
    }
  })

  test('is restored twice without harm, and by nobody else', async () => {
    const { id } = await publish(owner)
    await bin(id)
    expect((await restore(friend, 'record', id)).json()).toMatchObject({ code: 'TRASH_ITEM_NOT_FOUND' })
    expect((await removeForGood(friend, 'record', id)).json()).toMatchObject({ code: 'TRASH_ITEM_NOT_FOUND' })
    const answers = await Promise.all([restore(owner, 'record', id), restore(owner, 'record', id)])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    expect(await recordedEvents(product, postRestored, id)).toHaveLength(1)
    expect((await removeForGood(owner, 'record', id)).json()).toMatchObject({ code: 'TRASH_ITEM_NOT_FOUND' })
    expect(await read(owner, id)).toMatchObject({ id })
  })

  test('cannot be published once more by the press that published it', async () => {
    const clientId = crypto.randomUUID()
    const { id } = await publish(owner, { clientId })
    await bin(id)
    const found = await owner.browser.post('/api/v2/portfolios/published', { clientIds: [clientId] })
    expect(found.json()).toEqual({ clientIds: [clientId] })
    await expect(publish(owner, { clientId })).rejects.toThrow('POST_NOT_FOUND')
    expect(await mine()).toEqual([])
  })
})

const ownBody = async (id: string) => {
  const { title, content, date, classification, tags, customTags, privacy } = (await read(owner, id)) as Post
  return { title, content, date, classification, tags, customTags, privacy, groupIds: [] }
}

const leave = async (groupId: string) =>
  expect((await owner.browser.delete(`/api/v2/api/exitGroup?groupId=${groupId}`)).statusCode).toBe(200)

describe('its groups', () => {
  test('see it again where its owner still belongs, and it keeps its place on top', async () => {
    const [one, other] = [await newGroup(friend), await newGroup(friend)]
    for (const { id } of [one, other]) await place(product, id, owner.id, memberRoles.member)
    const { id } = await publish(owner, { privacy: 2, groupIds: [one.id, other.id] })
    await friend.browser.put(`${path(id)}/groups/${one.id}/pin`, { isPinned: true })
    await bin(id)
    expect((await friend.browser.get(`/api/v2/portfolios?group=${one.id}`)).json().items).toEqual([])
    await leave(other.id)
    expect((await restore(owner, 'record', id)).json()).toEqual({ isNowPrivate: false })
    const pinned = await friend.browser.get(`/api/v2/portfolios?group=${one.id}&isPinned=true`)
    expect(pinned.json<PostPage>().items.map((post) => post.id)).toEqual([id])
    expect((await friend.browser.get(`/api/v2/portfolios?group=${other.id}`)).json().items).toEqual([])
  })

  test('that are all left make it private, and it says so', async () => {
    const { id: groupId } = await newGroup(friend)
    await place(product, groupId, owner.id, memberRoles.member)
    const { id } = await publish(owner, { privacy: 2, groupIds: [groupId] })
    await bin(id)
    await leave(groupId)
    expect((await restore(owner, 'record', id)).json()).toEqual({ isNowPrivate: true })
    expect(await read(owner, id)).toMatchObject({ privacy: 3, groups: [] })
    expect(await read(friend, id)).toBe('POST_NOT_FOUND')
  })

  test('have no more on top than they may, when one comes back', async () => {
    const { id: groupId } = await newGroup(friend)
    await place(product, groupId, owner.id, memberRoles.member)
    const published: string[] = []
    for (let made = 0; made <= postLimits.pinnedInGroup; made++)
      published.push((await publish(owner, { privacy: 2, groupIds: [groupId] })).id)
    const [first = '', ...rest] = published
    const pin = (id: string) => friend.browser.put(`${path(id)}/groups/${groupId}/pin`, { isPinned: true })
    await pin(first)
    await bin(first)
    for (const id of rest) expect((await pin(id)).statusCode).toBe(200)
    await restore(owner, 'record', first)
    const pinned = await friend.browser.get(`/api/v2/portfolios?group=${groupId}&isPinned=true`)
    expect(
      pinned
        .json<PostPage>()
        .items.map(({ id }) => id)
        .sort(),
    ).toEqual(rest.sort())
  })
})

describe('for good', () => {
  test('it is removed by hand, with its comments and the files that only it had', async () => {
    const [photo] = await uploadFiles(owner, [{ name: '石頭.txt', content: Buffer.from('石頭') }])
    const { id } = await publish(owner, { fileIds: [photo?.id ?? ''] })
    await writeComment(friend, id)
    await bin(id)
    expect((await removeForGood(owner, 'record', id)).json()).toEqual({ ok: true })
    expect(await namesIn(owner)).toEqual([])
    expect(await count('select 1 from all_posts where id = $1', id)).toBe(0)
    expect(await count('select 1 from all_comments where target_id = $1', id)).toBe(0)
    expect((await owner.browser.get(`/api/v2/files/${photo?.id}/entity`)).statusCode).toBe(404)
    expect((await restore(owner, 'record', id)).json()).toMatchObject({ code: 'TRASH_ITEM_NOT_FOUND' })
    expect((await removeForGood(owner, 'record', id)).json()).toMatchObject({ code: 'TRASH_ITEM_NOT_FOUND' })
  })

  test('all of it goes at once, and nothing of anybody else', async () => {
    const ids = [await publish(owner), await publish(owner)].map(({ id }) => id)
    const theirs = await publish(friend)
    const kept = await publish(owner)
    for (const id of ids) await bin(id)
    await bin(theirs.id, friend)
    expect((await emptyTrash(owner)).json()).toEqual({ ok: true })
    expect(await namesIn(owner)).toEqual([])
    expect((await restore(owner, 'record', ids[0] ?? '')).json()).toMatchObject({ code: 'TRASH_ITEM_NOT_FOUND' })
    await untilJobsDone(product.platform)
    expect(await count('select 1 from all_posts where id = any($1)', ids)).toBe(0)
    expect(await mine()).toEqual([kept.id])
    expect(await namesIn(friend)).toEqual(['record 科展成果'])
    expect((await emptyTrash(owner)).json()).toEqual({ ok: true })
  })

  test('it is gone after thirty days, and not a moment before', async () => {
    const { id } = await publish(owner)
    await bin(id)
    product.clock.advance(trashDays * day - 1)
    await removeAllExpired(product.platform)
    expect(await namesIn(owner)).toEqual(['record 科展成果'])
    product.clock.advance(1)
    expect(await namesIn(owner)).toEqual([])
    expect((await restore(owner, 'record', id)).json()).toMatchObject({ code: 'TRASH_ITEM_NOT_FOUND' })
    await removeAllExpired(product.platform)
    expect(await count('select 1 from all_posts where id = $1', id)).toBe(0)
  })
})

test('what went there last comes first, a page at a time', async () => {
  const titles = Array.from({ length: trashPage + 2 }, (_, index) => `第 ${index} 則`)
  for (const title of titles) {
    const { id } = await publish(owner, { title })
    await bin(id)
    product.clock.advance(1_000)
  }
  const first = await listTrash(owner)
  const second = await listTrash(owner, first.nextCursor ?? '')
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(titles.toReversed())
  expect(second.nextCursor).toBeNull()
  expect((await owner.browser.get('/api/v2/trash?cursor=bm90')).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
})

test('a file that only the bin holds says so among my files', async () => {
  const [photo] = await uploadFiles(owner, [{ name: '石頭.txt', content: Buffer.from('石頭') }])
  const { id } = await publish(owner, { title: '溪邊', fileIds: [photo?.id ?? ''] })
  const uses = async () => (await owner.browser.get('/api/v2/files')).json().items[0]?.uses
  expect(await uses()).toEqual([{ kind: 'post', id, title: '溪邊' }])
  await bin(id)
  expect(await uses()).toEqual([{ kind: 'bin', id, title: '溪邊' }])
})

test('who reported it is heard, and what is hidden does not come out of the bin to be seen', async () => {
  const staff = await newPerson(product, { role: 'operator' })
  const { id } = await publish(owner, { title: '罵人的話' })
  await report(friend, 'post', id)
  await bin(id)
  await judge(staff, id, { decision: 'hide' })
  await restore(owner, 'record', id)
  expect(await read(owner, id)).toMatchObject({ privacy: 3 })
  expect(await read(friend, id)).toBe('POST_NOT_FOUND')
})
