import { randomUUID } from 'node:crypto'
import { fileDurations } from '@learntrail/contract/files/limits'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepUnusedFiles } from '../files/files.jobs.ts'
import { multipart } from '../files/multipart.fixture.ts'
import { text } from '../files/sample-files.fixture.ts'
import { befriend, block } from '../people/index.ts'
import { preferences } from '../profiles/profiles.tables.ts'
import { forGood } from '../trash/trash.fixture.ts'
import { postBody, publish, uploadFiles, writeComment, writeReply } from './posts.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const count = async (table: string, where = 'true') => {
  const { rows } = await product.platform.pool.query(`select count(*)::int as n from ${table} where ${where}`)
  return rows[0].n as number
}

describe('replacing a record', () => {
  const replace = (id: string, change: object, by = owner) => {
    const { clientId: _, ...body } = postBody()
    return by.browser.put(`/api/v2/portfolios/${id}`, { ...body, ...change })
  }

  test('changes what it says and when it was changed, nothing else', async () => {
    const post = await publish(owner)
    await other.browser.put(`/api/v2/portfolios/${post.id}/like`)
    product.clock.advance(60_000)
    const answer = await replace(post.id, { title: '新的', privacy: 3 })
    expect(answer.json()).toMatchObject({
      id: post.id,
      title: '新的',
      privacy: 3,
      likeCount: 1,
      publishedAt: post.publishedAt,
      editedAt: product.clock.now().toISOString(),
    })
  })

  test('keeps the name of whom a block hides, in plain words, mentioned before or anew', async () => {
    const [friend, blocked] = [await newPerson(product), await newPerson(product)]
    const mentioning = (...whom: { id: string }[]) => ({
      type: 'doc',
      content: [
        { type: 'paragraph', content: whom.map(({ id }) => ({ type: 'mention', attrs: { id, label: '某人' } })) },
      ],
    })
    const post = await publish(owner, { content: mentioning(friend) as Post['content'] })
    await block(product.platform, friend.id, owner.id)
    await block(product.platform, owner.id, blocked.id)
    const changed = await replace(post.id, { title: '改了標題', content: post.content })
    expect(changed.json()).toMatchObject({ title: '改了標題' })
    expect(changed.json().content.content[0].content).toEqual([{ type: 'text', text: `@${friend.displayName}` }])
    const anew = await replace(post.id, { content: mentioning(friend, blocked) })
    expect(anew.json().content.content[0].content).toEqual([
      { type: 'text', text: '@某人' },
      { type: 'text', text: '@某人' },
    ])
  })

  test('brings new files along, and those it no longer has go after a day', async () => {
    const [kept, dropped] = await uploadFiles(owner, [
      { name: 'kept.txt', content: text('kept') },
      { name: 'dropped.txt', content: text('dropped') },
    ])
    const post = await publish(owner, { fileIds: [String(dropped?.id), String(kept?.id)] })
    const { clientId: _, ...body } = postBody({ fileIds: [String(kept?.id)] })
    const form = multipart([{ name: 'new.txt', content: text('new') }], { post: JSON.stringify(body) })
    const answer = await owner.browser.put(`/api/v2/portfolios/${post.id}`, form.body, form.headers)
    expect(answer.json().files).toMatchObject([{ displayName: 'kept.txt' }, { displayName: 'new.txt' }])
    const mine = (await owner.browser.get('/api/v2/files')).json<{ items: { displayName: string }[] }>().items
    expect(mine.map(({ displayName }) => displayName)).not.toContain('dropped.txt')
    expect(mine.map(({ displayName }) => displayName)).toContain('kept.txt')
    expect((await owner.browser.get(String(dropped?.url))).statusCode).toBe(200)
    product.clock.advance(fileDurations.letGoFile + 1)
    await sweepUnusedFiles(product.platform)
    expect((await owner.browser.get(String(dropped?.url))).statusCode).toBe(404)
    await vi.waitFor(async () => expect(await product.platform.storage.size(String(dropped?.sha256))).toBeUndefined())
  })

  test('refused in any way keeps the record as it was and nothing of the upload', async () => {
    const post = await publish(owner)
    const { clientId: _, ...body } = postBody()
    const files = [{ name: 'new.txt', content: text(randomUUID()) }]
    const before = await count('files')
    const attempts = [
      multipart(files),
      multipart(files, { post: '{' }),
      multipart(files, { post: JSON.stringify({ ...body, tags: [] }) }),
      multipart(files, { post: JSON.stringify({ ...body, privacy: 2 }) }),
      multipart(files, { post: JSON.stringify({ ...body, privacy: 2, groupIds: [randomUUID()] }) }),
      multipart(files, { post: JSON.stringify({ ...body, fileIds: [randomUUID()] }) }),
      multipart([...files, { name: 'a.exe', content: text() }], { post: JSON.stringify(body) }),
    ]
    const codes: string[] = []
    for (const { body: payload, headers } of attempts) {
      codes.push((await owner.browser.put(`/api/v2/portfolios/${post.id}`, payload, headers)).json().code)
    }
    expect(codes).toEqual([
      'VALIDATION_FAILED',
      'MALFORMED_REQUEST',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'GROUP_NOT_FOUND',
      'FILE_NOT_FOUND',
      'FILE_FORMAT_UNSUPPORTED',
    ])
    expect(await count('files')).toBe(before)
    expect((await owner.browser.get(`/api/v2/portfolios/${post.id}`)).json()).toEqual(post)
  })

  test('with more files than ten in all is refused', async () => {
    const ids = (
      await uploadFiles(
        owner,
        Array.from({ length: 10 }, (_, n) => ({ name: `${n}.txt`, content: text(randomUUID()) })),
      )
    ).map((file) => file.id)
    const post = await publish(owner, { fileIds: ids })
    const { clientId: _, ...body } = postBody({ fileIds: ids })
    const form = multipart([{ name: 'new.txt', content: text() }], { post: JSON.stringify(body) })
    expect((await owner.browser.put(`/api/v2/portfolios/${post.id}`, form.body, form.headers)).json()).toMatchObject({
      code: 'FILE_QUANTITY',
    })
  })

  test("is not possible with somebody else's record", async () => {
    const [seen, hidden] = [await publish(owner), await publish(owner, { privacy: 3 })]
    expect((await replace(seen.id, {}, other)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await replace(hidden.id, {}, other)).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
    expect((await replace(randomUUID(), {})).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
  })
})

describe('changing parts of a record', () => {
  const change = (id: string, body: object, by = owner) => by.browser.patch(`/api/v2/portfolios/${id}`, body)

  test('who sees it, whether it is pinned, and my like', async () => {
    const post = await publish(owner)
    expect((await change(post.id, { privacy: 3, isPinned: true, isLiked: true })).json()).toMatchObject({
      privacy: 3,
      isPinned: true,
      isLiked: true,
      likeCount: 1,
      editedAt: null,
    })
    expect((await change(post.id, { isLiked: false })).json()).toMatchObject({
      isLiked: false,
      likeCount: 0,
      privacy: 3,
    })
  })
  test('others may like it and change nothing else', async () => {
    const post = await publish(owner)
    expect((await change(post.id, { isLiked: true }, other)).json()).toMatchObject({ isLiked: true, likeCount: 1 })
    expect((await change(post.id, { isPinned: true }, other)).json()).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await change(post.id, { privacy: 3, isLiked: false }, other)).json()).toMatchObject({
      code: 'NO_PERMISSION',
    })
    expect((await other.browser.get(`/api/v2/portfolios/${post.id}`)).json()).toMatchObject({
      isLiked: true,
      privacy: 0,
    })
  })
  test('into a record for groups names them, and nothing at all is refused', async () => {
    const post = await publish(owner)
    expect((await change(post.id, { privacy: 2 })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'groupIds', rule: 'required' }],
    })
    expect((await change(post.id, {})).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('deleting a record', () => {
  test('removes its comments, likes and files once it is gone from the bin', async () => {
    const [file] = await uploadFiles(owner, [{ name: 'a.txt', content: text(randomUUID()) }])
    const post = await publish(owner, { fileIds: [String(file?.id)] })
    const message = (await writeComment(other, post.id)).json()
    await writeReply(owner, message.id)
    await other.browser.put(`/api/v2/portfolios/${post.id}/like`)

    expect((await owner.browser.delete(`/api/v2/portfolios/${post.id}`)).json()).toEqual({ ok: true })
    expect((await owner.browser.get(`/api/v2/portfolios/${post.id}`)).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
    await forGood(owner, 'record', post.id)
    for (const [table, where] of [
      ['all_comments', `target_id = '${post.id}'`],
      ['all_comments', `parent_id = '${message.id}'`],
      ['post_likes', `post_id = '${post.id}'`],
      ['files', `id = '${file?.id}'`],
    ] as const) {
      expect(await count(table, where)).toBe(0)
    }
    await vi.waitFor(async () => expect(await product.platform.storage.size(String(file?.sha256))).toBeUndefined())
    expect((await owner.browser.delete(`/api/v2/portfolios/${post.id}`)).json()).toMatchObject({
      code: 'POST_NOT_FOUND',
    })
  })
  test('is its owner’s alone', async () => {
    const post = await publish(owner)
    expect((await other.browser.delete(`/api/v2/portfolios/${post.id}`)).json()).toMatchObject({
      code: 'NO_PERMISSION',
    })
  })
})

describe('my tags', () => {
  test('those used last, my own with their numbers, and suggestions', async () => {
    const person = await newPerson(product)
    const read = async () => (await person.browser.get('/api/v2/portfolios/current/tags')).json()
    expect(await read()).toMatchObject({ recent: [], custom: [] })
    await publish(person, { tags: ['creativity'], customTags: ['攝影'] })
    await publish(person, { tags: ['sdg_1'], customTags: ['登山', '攝影'] })
    const tags = await read()
    expect(tags.recent).toEqual(['sdg_1', '登山', '攝影', 'creativity'])
    expect(tags.custom).toEqual([
      { name: '攝影', count: 2 },
      { name: '登山', count: 1 },
    ])
    expect(tags.suggestions).toContainEqual({ tw: '自主學習', en: 'Self-directed learning' })
  })
  test('at most 30 are remembered, and other preferences stay', async () => {
    const person = await newPerson(product)
    await product.platform.db.insert(preferences).values({ accountId: person.id, chosen: { theme: 'plum' } })
    for (const start of [0, 20]) {
      await publish(person, { customTags: Array.from({ length: 20 }, (_, index) => `tag${start + index}`) })
    }
    expect((await person.browser.get('/api/v2/portfolios/current/tags')).json().recent).toHaveLength(30)
    const { rows } = await product.platform.pool.query('select chosen from preferences where account_id = $1', [
      person.id,
    ])
    expect(rows[0].chosen).toMatchObject({ theme: 'plum', portfolioRecentTags: { length: 30 } })
  })
})

test('a friend is no owner', async () => {
  await befriend(product.platform, owner.id, other.id)
  const post = await publish(owner, { privacy: 1 })
  const seen = await other.browser.get(`/api/v2/portfolios/${post.id}`)
  expect(seen.json()).toMatchObject({ can: { edit: false, remove: false, like: true, comment: true } })
})
