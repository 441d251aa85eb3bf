import { randomUUID } from 'node:crypto'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import { fileLimits } from '@learntrail/contract/files/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import { tagLimits } from '@learntrail/contract/tags/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { png, text } from '../files/sample-files.fixture.ts'
import { block } from '../people/index.ts'
import { paragraph, postBody, publish, uploadFiles } from './posts.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const send = (change: object, by = owner) =>
  by.browser.post('/api/v2/portfolios/portfolio', { ...postBody(), ...change })
const mention = (id: string, label = 'x'): ContentDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id, label } }] }],
})
const count = async (table: string, where = 'true') => {
  const { rows } = await product.platform.pool.query(`select count(*)::int as n from ${table} where ${where}`)
  return rows[0].n as number
}

describe('publishing', () => {
  test('answers the record as it is read from then on', async () => {
    const [file] = await uploadFiles(owner, [{ name: '圖.png', content: await png() }])
    const answer = await send({ fileIds: [file?.id], customTags: ['攝影', 'Python'], privacy: 1 })
    expect(answer.statusCode).toBe(200)
    const post = answer.json()
    expect(post).toMatchObject({
      owner: { id: owner.id, displayName: owner.displayName, avatar: null, isDeleted: false },
      title: '科展成果',
      content: paragraph('我學會了怎麼設計實驗。'),
      files: [file],
      date: '2026-11-01',
      tags: ['creativity'],
      customTags: ['攝影', 'Python'],
      privacy: 1,
      isPinned: false,
      likeCount: 0,
      messageCount: 0,
      isLiked: false,
      publishedAt: product.clock.now().toISOString(),
      editedAt: null,
      can: { edit: true, remove: true, like: true, comment: true },
    })
    expect((await owner.browser.get(`/api/v2/portfolios/${post.id}`)).json()).toEqual(post)
    expect(await count('events', `kind = 'post.published' and subject_id = '${post.id}'`)).toBe(1)
  })

  test('twice with the same client id is once', async () => {
    const body = postBody()
    const first = await owner.browser.post('/api/v2/portfolios/portfolio', body)
    const again = await owner.browser.post('/api/v2/portfolios/portfolio', { ...body, title: 'other' })
    expect(again.json()).toEqual(first.json())
  })

  test('again is answered with what was published, whatever would be said of it now', async () => {
    const body = postBody({ title: '' })
    const empty = { ...body, content: { type: 'doc', content: [{ type: 'paragraph' }] } }
    expect((await owner.browser.post('/api/v2/portfolios/portfolio', empty)).json().code).toBe('VALIDATION_FAILED')
    const first = await owner.browser.post('/api/v2/portfolios/portfolio', body)
    const again = await owner.browser.post('/api/v2/portfolios/portfolio', empty)
    expect(again.json()).toEqual(first.json())
  })

  test('many times at once with the same client id is once', async () => {
    const [file] = await uploadFiles(owner, [{ name: 'a.txt', content: text() }])
    const body = postBody({ fileIds: [String(file?.id)] })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => owner.browser.post('/api/v2/portfolios/portfolio', body)),
    )
    const posts = answers.map((answer) => answer.json())
    expect(new Set(posts.map((post) => post.id)).size).toBe(1)
    for (const post of posts) expect(post.files).toHaveLength(1)
    expect(await count('posts', `client_id = '${body.clientId}'`)).toBe(1)
    expect(await count('events', `kind = 'post.published' and subject_id = '${posts[0].id}'`)).toBe(1)
  })

  test('two people may use the same client id', async () => {
    const clientId = randomUUID()
    const [mine, theirs] = [await publish(owner, { clientId }), await publish(other, { clientId })]
    expect(mine.id).not.toBe(theirs.id)
  })
})

describe('limits of a record', () => {
  const blocks = (count: number): ContentDocument => ({
    type: 'doc',
    content: Array(count).fill({ type: 'paragraph', content: [{ type: 'text', text: '水' }] }),
  })

  test.each([
    ['title', { title: '長'.repeat(postLimits.title) }],
    ['content', { content: paragraph('長'.repeat(contentLimits.characters)) }],
    ['content', { content: paragraph('🎓'.repeat(contentLimits.characters)) }],
    ['content', { content: paragraph(` ${'長'.repeat(contentLimits.characters)}   `) }],
    ['content', { content: blocks(contentLimits.blocks) }],
    ['customTags', { customTags: ['長'.repeat(tagLimits.customTag)] }],
    ['customTags', { customTags: Array.from({ length: tagLimits.customTags }, (_, index) => `tag${index}`) }],
    ['date', { date: '1940-01-01' }],
    ['date', { date: '2026-11-21' }],
    ['title', { title: '' }],
  ])('%s at its limit is accepted', async (_field, change) => {
    expect((await send(change)).statusCode).toBe(200)
  })

  test.each([
    ['title', 'too_long', { title: '長'.repeat(postLimits.title + 1) }],
    ['content', 'too_long', { content: paragraph('長'.repeat(contentLimits.characters + 1)) }],
    ['content', 'too_many_blocks', { content: blocks(contentLimits.blocks + 1) }],
    ['content', 'required', { title: '', content: { type: 'doc', content: [] } }],
    ['customTags.0', 'too_long', { customTags: ['長'.repeat(tagLimits.customTag + 1)] }],
    ['customTags.0', 'unsafe', { customTags: ['a<b'] }],
    ['customTags', 'too_many', { customTags: Array.from({ length: tagLimits.customTags + 1 }, (_, n) => `tag${n}`) }],
    ['customTags', 'duplicate', { customTags: ['a', 'a'] }],
    ['fileIds', 'too_many', { fileIds: Array.from({ length: fileLimits.count + 1 }, () => randomUUID()) }],
    ['date', 'too_early', { date: '1939-12-31' }],
    ['date', 'in_future', { date: '2026-11-22' }],
    ['date', 'invalid', { date: '2026-02-30' }],
    ['tags', 'required', { tags: [] }],
    ['tags.0', 'invalid', { tags: ['magic'] }],
    ['classification', 'required', { classification: 'magic' }],
    ['privacy', 'invalid', { privacy: 4 }],
    ['clientId', 'invalid', { clientId: 'x' }],
  ])('%s past it is refused: %s', async (path, rule, change) => {
    const answer = await send(change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, rule }] })
  })

  test('content of another kind is refused', async () => {
    for (const node of [{ type: 'script' }, { type: 'paragraph', content: [{ type: 'text', text: '' }] }]) {
      const answer = await send({ content: { type: 'doc', content: [node] } })
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' })
    }
    const link = { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }
    const answer = await send({ content: { type: 'doc', content: [{ type: 'paragraph', content: [link] }] } })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('own tags that differ in case only are one', async () => {
    expect((await publish(owner, { customTags: ['Python', 'PYTHON', 'python3'] })).customTags).toEqual([
      'Python',
      'python3',
    ])
  })

  test('a record for groups says for which', async () => {
    const fields = [{ path: 'groupIds', rule: 'required' }]
    expect((await send({ privacy: 2 })).json()).toMatchObject({ code: 'VALIDATION_FAILED', fields })
  })
})

describe('mentions', () => {
  test('carry the real name', async () => {
    const post = await publish(owner, { content: mention(other.id, '冒名') })
    expect(post.content).toEqual(mention(other.id, other.displayName))
  })
  test('of oneself are fine', async () => {
    expect((await send({ content: mention(owner.id) })).statusCode).toBe(200)
  })
  test('of nobody, of somebody blocked, unfilled or going away are the words that were written', async () => {
    const blocked = await newPerson(product)
    const blocker = await newPerson(product)
    await block(product.platform, owner.id, blocked.id)
    await block(product.platform, blocker.id, owner.id)
    const unfilled = await newPerson(product, { profileFilledAt: null })
    const leaving = await newPerson(product, { deletedAt: product.clock.now() })
    for (const id of [randomUUID(), blocked.id, blocker.id, unfilled.id, leaving.id]) {
      const post = await publish(owner, { content: mention(id, '老朋友') })
      expect(post.content).toEqual(paragraph('@老朋友'))
    }
  })
  test('50 people are the most', async () => {
    const many = (length: number): ContentDocument => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: Array.from({ length }, () => ({ type: 'mention', attrs: { id: randomUUID(), label: 'x' } })),
        },
      ],
    })
    expect((await send({ content: many(50) })).statusCode).toBe(200)
    expect((await send({ content: many(51) })).json()).toMatchObject({
      fields: [{ path: 'content', rule: 'too_many' }],
    })
  })
})

describe('files of a record', () => {
  const texts = (count_: number) =>
    Array.from({ length: count_ }, (_, index) => ({ name: `${index}.txt`, content: text(randomUUID()) }))
  const idsOf = (files: { id: string }[]) => files.map(({ id }) => id)

  test('stand in the order given', async () => {
    const ids = idsOf(await uploadFiles(owner, texts(10))).reverse()
    expect(idsOf((await publish(owner, { fileIds: ids })).files)).toEqual(ids)
  })

  test("that are somebody else's or nobody's are not found", async () => {
    const [theirs] = await uploadFiles(other, texts(1))
    for (const id of [theirs?.id, randomUUID()]) {
      expect((await send({ fileIds: [id] })).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
    }
  })

  test('belong to one record only, also when two are published at once', async () => {
    const ids = idsOf(await uploadFiles(owner, texts(1)))
    const answers = await Promise.all([send({ fileIds: ids }), send({ fileIds: ids }), send({ fileIds: ids })])
    expect(answers.map((answer) => answer.json().code ?? 'done').sort()).toEqual(['FILE_IN_USE', 'FILE_IN_USE', 'done'])
  })

  test('have at most 100 MB together', async () => {
    const ids = idsOf(await uploadFiles(owner, texts(2)))
    const [most, half] = [fileLimits.uploadBytes, fileLimits.uploadBytes / 2]
    await product.platform.pool.query('update files set bytes = $2 where id = any($1)', [ids, half + 1])
    expect((await send({ fileIds: ids })).json()).toMatchObject({ code: 'FILE_TOO_LARGE', values: { limit: most } })
    await product.platform.pool.query('update files set bytes = $2 where id = any($1)', [ids, half])
    expect((await send({ fileIds: ids })).statusCode).toBe(200)
  })
})
