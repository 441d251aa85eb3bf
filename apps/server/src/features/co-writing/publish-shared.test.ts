import { randomUUID } from 'node:crypto'
import { sharedGivenUp, sharedHandedOver } from '@learntrail/contract/co-writing/events'
import { coWritingLimits } from '@learntrail/contract/co-writing/limits'
import { contentLimits } from '@learntrail/contract/content/limits'
import { postPublished } from '@learntrail/contract/posts/events'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { Post } from '@learntrail/contract/posts/posts'
import { tagLimits } from '@learntrail/contract/tags/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { png, text } from '../files/sample-files.fixture.ts'
import { befriend, block } from '../people/index.ts'
import { paragraph, uploadFiles } from '../posts/posts.fixture.ts'
import { handOverOwnerless } from './hand-over.service.ts'
import { agree, part, publishShared, putFile, read, sharedAddress, start, write } from './shared.fixture.ts'
import type { Written } from './shared-document.mapping.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let asked: TestPerson
let reader: TestPerson
let id: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  const make = () => newPerson(product)
  ;[owner, friend, asked, reader] = [await make(), await make(), await make(), await make()]
  for (const one of [friend, asked]) await befriend(product.platform, owner.id, one.id)
  id = (await start(owner, friend, asked)).id
  await part(friend, id, { state: 'accepted' })
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const listOf = async (by: TestPerson): Promise<Post[]> =>
  (await by.browser.get('/api/v2/portfolios?view=mine')).json().items
const onlyOf = async (by: TestPerson) => (await listOf(by))[0] as Post
const sharedBy = (post: Post) => post.coAuthors.map((one) => one.id)

test('publishing gives everybody who accepted a record of their own, at once', async () => {
  await write(product, friend, id, { customTags: ['專題'] })
  await part(friend, id, { privacy: 1 })
  await agree(id, friend)
  const mine = (await publishShared(owner, id)).json<Post>()
  expect(mine).toMatchObject({
    owner: { id: owner.id },
    title: '小論文',
    content: paragraph('我們一起寫的。'),
    tags: ['teamwork'],
    customTags: ['專題'],
    privacy: 3,
    coAuthors: [{ id: friend.id }],
    can: { edit: true },
  })
  const theirs = await onlyOf(friend)
  expect(theirs).toMatchObject({ owner: { id: friend.id }, privacy: 1, coAuthors: [{ id: owner.id }] })
  expect(theirs.id).not.toBe(mine.id)
  expect(await listOf(asked)).toEqual([])
  expect(await read(friend, id)).toMatchObject({ postId: theirs.id, can: { edit: false, publish: false } })

  for (const [post, of] of [
    [mine, owner],
    [theirs, friend],
  ] as const) {
    const told = await recordedEvents(product, postPublished, post.id)
    expect(told).toMatchObject([{ actorId: owner.id, data: { ownerId: of.id } }])
  }
})

test('publishing twice, and many times at once, is once', async () => {
  await write(product, owner, id)
  await agree(id, friend)
  const { version } = await read(owner, id)
  const answers = await Promise.all([1, 2, 3, 4].map(() => publishShared(owner, id, version)))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect((await publishShared(owner, id, version)).json().id).toBe(answers[0]?.json().id)
  for (const by of [owner, friend]) expect(await listOf(by)).toHaveLength(1)
})

describe('publishing is refused', () => {
  test('to others than the owner', async () => {
    await write(product, owner, id)
    expect(codeOf(await publishShared(friend, id))).toBe('NO_PERMISSION')
    expect(codeOf(await publishShared(asked, id))).toBe('NO_PERMISSION')
  })
  test('while somebody who accepted has not agreed, until three days have passed', async () => {
    await write(product, owner, id)
    expect((await read(owner, id)).can.publish).toBe(false)
    expect(codeOf(await publishShared(owner, id))).toBe('SHARED_NOT_AGREED')
    product.clock.advance(coWritingLimits.silenceMs - 1)
    expect(codeOf(await publishShared(owner, id))).toBe('SHARED_NOT_AGREED')
    product.clock.advance(1)
    expect(codeOf(await publishShared(owner, id))).toBe('ok')
  })
  test('for a version that the owner has not seen', async () => {
    await write(product, owner, id)
    await agree(id, friend)
    expect(codeOf(await publishShared(owner, id, 1))).toBe('SHARED_CHANGED')
  })
  test.each([
    ['content', 'required', { title: '', content: { type: 'doc' as const, content: [] } }],
    ['classification', 'required', { classification: null }],
    ['tags', 'required', { tags: [] }],
  ])('without %s', async (path, rule, change) => {
    await write(product, owner, id, change)
    await agree(id, friend)
    const answer = await publishShared(owner, id)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, rule }] })
    for (const by of [owner, friend]) expect(await listOf(by)).toEqual([])
  })
})

test.each<[string, string, Partial<Written>]>([
  ['title', 'too_long', { title: '長'.repeat(postLimits.title + 1) }],
  ['content', 'too_long', { content: paragraph('長'.repeat(contentLimits.characters + 1)) }],
  ['customTags', 'too_many', { customTags: Array.from({ length: tagLimits.customTags + 1 }, (_, n) => `標籤${n}`) }],
  ['date', 'in_future', { date: '2999-01-01' }],
])('what came over a limit while several wrote is told, and nothing is cut: %s', async (path, rule, change) => {
  await write(product, owner, id, change)
  await agree(id, friend)
  expect((await publishShared(owner, id)).json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, rule }] })
  expect(await read(owner, id)).toMatchObject(change)
})

test('at the limits it is published', async () => {
  const title = '長'.repeat(postLimits.title)
  const content = paragraph('長'.repeat(contentLimits.characters))
  const customTags = Array.from({ length: tagLimits.customTags }, (_, n) => `標籤${n}`)
  await write(product, owner, id, { title, content, customTags })
  await agree(id, friend)
  expect((await publishShared(owner, id)).json()).toMatchObject({ title, content, customTags })
})

test('whom its owner or the owner of a copy cannot come across is named in plain words', async () => {
  const mention = (personId: string) => ({
    type: 'doc' as const,
    content: [
      { type: 'paragraph' as const, content: [{ type: 'mention' as const, attrs: { id: personId, label: 'x' } }] },
    ],
  })
  const plain = paragraph('@x')
  await block(product.platform, reader.id, friend.id)
  await write(product, owner, id, { content: mention(reader.id) })
  await agree(id, friend)
  const mine = (await publishShared(owner, id)).json<Post>()
  expect([mine.content, (await onlyOf(friend)).content]).toEqual([mention(reader.id), plain])

  const second = await start(owner, friend)
  await part(friend, second.id, { state: 'accepted' })
  await write(product, friend, second.id, { content: mention(randomUUID()) })
  await agree(second.id, friend)
  expect((await publishShared(owner, second.id)).json<Post>().content).toEqual(plain)
})

test('what was acknowledged while it is published is in it, and what comes later is refused', async () => {
  const { id: alone } = await start(owner)
  await write(product, owner, alone, { title: '先寫的' })
  const outcome = { isOver: false, last: 0, refused: undefined as unknown }
  const writing = (async () => {
    for (let number = 1; !outcome.isOver; number += 1) {
      await write(product, owner, alone, { title: `第${number}次` }).then(
        () => (outcome.last = number),
        (error: { code?: string }) => {
          outcome.refused = error.code
          outcome.isOver = error.code === 'DOCUMENT_READ_ONLY'
        },
      )
    }
  })()
  let post: Post | undefined
  while (post === undefined) {
    if (outcome.last < 3) {
      await new Promise(setImmediate)
      continue
    }
    const answer = await publishShared(owner, alone)
    if (answer.statusCode === 200) post = answer.json()
    else expect(codeOf(answer)).toBe('SHARED_CHANGED')
  }
  await writing
  expect(outcome.refused).toBe('DOCUMENT_READ_ONLY')
  expect(post.title).toBe(`第${outcome.last}次`)
})

test('a record without a day is of today', async () => {
  await write(product, owner, id, { date: null })
  await agree(id, friend)
  expect((await publishShared(owner, id)).json().date).toBe(product.clock.now().toISOString().slice(0, 10))
})

test('after the publication nothing of it can be changed', async () => {
  await write(product, owner, id)
  await agree(id, friend)
  await publishShared(owner, id)
  const address = `${sharedAddress}/${id}`
  const answers = [
    await putFile(friend, id, randomUUID()),
    await part(friend, id, { state: 'left' }),
    await owner.browser.delete(address),
    await owner.browser.post(`${address}/people`, { personIds: [asked.id] }),
    await owner.browser.delete(`${address}/people/${friend.id}`),
  ]
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'SHARED_PUBLISHED'))
  await expect(write(product, friend, id, { title: '晚了' })).rejects.toMatchObject({ code: 'DOCUMENT_READ_ONLY' })
  for (const by of [owner, friend, asked]) {
    expect((await by.browser.get(sharedAddress)).json().items).toEqual([])
  }
})

test('files become everybody’s own, over the same bytes', async () => {
  const [mine] = await uploadFiles(owner, [{ name: '圖.png', content: await png() }])
  const [theirs] = await uploadFiles(friend, [{ name: 'b.txt', content: text(randomUUID()) }])
  await write(product, owner, id, { fileIds: [String(mine?.id)] })
  await write(product, friend, id, { fileIds: [String(mine?.id), String(theirs?.id)] })
  await agree(id, friend)
  const [a, b] = [(await publishShared(owner, id)).json<Post>(), await onlyOf(friend)]
  expect(a.files.map((file) => file.displayName)).toEqual(['圖.png', 'b.txt'])
  expect(a.files[0]?.id).toBe(mine?.id)
  expect(b.files[1]?.id).toBe(theirs?.id)
  expect(b.files[0]?.id).not.toBe(mine?.id)
  expect(b.files.map((file) => file.sha256)).toEqual(a.files.map((file) => file.sha256))

  // The copies are independent: deleting one takes nothing from the other.
  expect((await owner.browser.delete(`/api/v2/portfolios/${a.id}`)).statusCode).toBe(200)
  for (const file of b.files) expect((await friend.browser.get(file.url)).statusCode).toBe(200)
  expect(sharedBy(await onlyOf(friend))).toEqual([owner.id])
})

test.each([
  ['pending', 'CONVERSION_PENDING'],
  ['failed', 'CONVERSION_FAILED'],
])('a film whose form for others is %s goes to nobody else', async (state, code) => {
  const [file] = await uploadFiles(owner, [{ name: '影片.txt', content: text('影片') }])
  await write(product, owner, id, { fileIds: [file?.id ?? ''] })
  await product.platform.pool.query(
    'update files set is_original_private = true, preview_key = null, conversion_state = $2 where id = $1',
    [file?.id, state],
  )
  await agree(id, friend)
  expect(codeOf(await publishShared(owner, id))).toBe(code)
  expect(await listOf(friend)).toEqual([])
})

test('a record that was written together is found by its words', async () => {
  await write(product, owner, id, { title: '珊瑚礁體檢' })
  await part(owner, id, { privacy: 0 })
  await agree(id, friend)
  await publishShared(owner, id)
  const found = await reader.browser.get(`/api/v2/portfolios?${new URLSearchParams({ words: '礁體' })}`)
  expect(found.json().items.map((post: Post) => post.title)).toEqual(['珊瑚礁體檢'])
})

describe('with whom it was written', () => {
  const published = async () => {
    for (const by of [owner, friend]) await part(by, id, { privacy: 0 })
    await write(product, owner, id)
    await agree(id, friend)
    return [(await publishShared(owner, id)).json<Post>(), await onlyOf(friend)] as const
  }
  const seenBy = async (by: TestPerson, post: Post) =>
    (await by.browser.get(`/api/v2/portfolios/${post.id}`)).json<Post>()

  test('is shown to those who may meet them, in lists too', async () => {
    const [mine] = await published()
    expect(sharedBy(await seenBy(reader, mine))).toEqual([friend.id])
    const feed: Post[] = (await reader.browser.get('/api/v2/portfolios?limit=50')).json().items
    expect(sharedBy(feed.find((post) => post.id === mine.id) as Post)).toEqual([friend.id])
    await block(product.platform, friend.id, reader.id)
    expect(sharedBy(await seenBy(reader, mine))).toEqual([])
  })

  test('outlives a block, a deletion and an account that goes, without showing anybody hidden', async () => {
    const [mine, theirs] = await published()
    await block(product.platform, owner.id, friend.id)
    expect(await seenBy(owner, mine)).toMatchObject({ id: mine.id, coAuthors: [] })
    expect(await seenBy(friend, theirs)).toMatchObject({ id: theirs.id, coAuthors: [] })
    expect((await owner.browser.get(`/api/v2/portfolios/${theirs.id}`)).statusCode).toBe(404)
    expect(sharedBy(await seenBy(reader, mine))).toEqual([friend.id])
    await friend.browser.delete(`/api/v2/portfolios/${theirs.id}`)
    expect(sharedBy(await seenBy(reader, mine))).toEqual([friend.id])
    await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [friend.id])
    expect(sharedBy(await seenBy(reader, mine))).toEqual([])
  })
})

describe('when the account of the owner is erased', () => {
  const erase = (whom: TestPerson) => product.platform.pool.query('delete from accounts where id = $1', [whom.id])
  const events = (kind: { name: string }) => recordedEvents(product, kind, id)

  test('the co-writer who accepted first owns it, may publish it, and all hear of it', async () => {
    const second = await newPerson(product)
    await befriend(product.platform, owner.id, second.id)
    await owner.browser.post(`${sharedAddress}/${id}/people`, { personIds: [second.id] })
    product.clock.advance(60_000)
    await part(second, id, { state: 'accepted' })
    const [theirs] = await uploadFiles(friend, [{ name: 'b.txt', content: text(randomUUID()) }])
    await write(product, friend, id, { fileIds: [String(theirs?.id)] })
    await agree(id, friend, second)
    await erase(owner)
    expect(codeOf(await publishShared(friend, id))).toBe('NO_PERMISSION')

    for (const _again of [1, 2]) await handOverOwnerless(product.platform)
    expect(await read(friend, id)).toMatchObject({ mine: { isOwner: true }, can: { publish: true, invite: true } })
    expect(await read(second, id)).toMatchObject({ mine: { isOwner: false }, can: { publish: false } })
    const [told, ...more] = await events(sharedHandedOver)
    expect(told).toMatchObject({ actorId: null, data: { title: '小論文', ownerId: friend.id } })
    expect(new Set(told?.data.personIds as string[])).toEqual(new Set([friend.id, second.id, asked.id]))
    expect(more).toEqual([])
    const mine = (await publishShared(friend, id)).json<Post>()
    expect(mine).toMatchObject({
      owner: { id: friend.id },
      coAuthors: [{ id: second.id }],
      files: [{ id: theirs?.id }],
    })
    expect(await onlyOf(second)).toMatchObject({ content: paragraph('我們一起寫的。'), coAuthors: [{ id: friend.id }] })
  })

  test('a record that nobody else writes goes, and an invitation to it', async () => {
    await write(product, friend, id)
    await part(friend, id, { state: 'left' })
    await erase(owner)
    await handOverOwnerless(product.platform)
    const { rows } = await product.platform.pool.query('select 1 from documents where thing_id = $1', [id])
    expect(rows).toEqual([])
    expect(codeOf(await asked.browser.get(`${sharedAddress}/${id}`))).toBe('SHARED_NOT_FOUND')
    expect(await events(sharedGivenUp)).toMatchObject([{ actorId: null, data: { personIds: [asked.id] } }])
  })

  test('one that has an owner, or is published, stays as it is', async () => {
    await write(product, owner, id)
    await agree(id, friend)
    await handOverOwnerless(product.platform)
    expect(await read(owner, id)).toMatchObject({ mine: { isOwner: true } })
    await publishShared(owner, id)
    await erase(owner)
    await handOverOwnerless(product.platform)
    expect(await events(sharedHandedOver)).toEqual([])
    expect(sharedBy(await onlyOf(friend))).toEqual([])
  })
})

test('whoever left, was taken out or fell out with the owner before gets no copy', async () => {
  const [left, out, fallen] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  for (const one of [left, out, fallen]) {
    await befriend(product.platform, owner.id, one.id)
    await owner.browser.post(`${sharedAddress}/${id}/people`, { personIds: [one.id] })
    await part(one, id, { state: 'accepted' })
    await write(product, one, id, { content: paragraph(`${one.displayName}寫的`) })
  }
  await part(left, id, { state: 'left' })
  await owner.browser.delete(`${sharedAddress}/${id}/people/${out.id}`)
  await block(product.platform, fallen.id, owner.id)
  await agree(id, friend)
  expect(sharedBy((await publishShared(owner, id)).json())).toEqual([friend.id])
  for (const one of [left, out, fallen]) expect(await listOf(one)).toEqual([])
})
