import type { Post, PostMonths, PostPage } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { textPhrases, textQuery } from '../../platform/search/tokens.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilJobDone } from '../../testing/until-job-done.ts'
import { befriend, block } from '../people/index.ts'
import { wholeCard } from './cards/card-columns.sql.ts'
import { postsFeature } from './index.ts'
import { paragraph, publish, uploadFiles } from './posts.fixture.ts'
import { listQuery } from './posts.queries.ts'
import { indexMissingPosts, indexPosts } from './words/index-posts.service.ts'

let product: TestApp
let writer: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  writer = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

const list = (by: TestPerson, query: Record<string, string>) =>
  by.browser.get(`/api/v2/portfolios?${new URLSearchParams(query)}`)
const found = async (by: TestPerson, query: Record<string, string>): Promise<string[]> =>
  ((await list(by, query)).json() as PostPage).items.map(({ title }: Post) => title)
const months = async (by: TestPerson, query: Record<string, string> = {}): Promise<PostMonths> =>
  (await by.browser.get(`/api/v2/portfolios/months?${new URLSearchParams(query)}`)).json()

describe('words find a record', () => {
  beforeAll(async () => {
    const [file] = await uploadFiles(writer, [{ name: '溶氧曲線.txt', content: Buffer.from('溶氧 8.1') }])
    await publish(writer, {
      title: '基隆河水質檢測',
      content: paragraph('我們用 Arduino 量 pH 值，𠮷田同學幫忙。'),
      customTags: ['專題研究'],
      fileIds: [file?.id ?? ''],
    })
    await publish(writer, { title: '閱讀心得', content: paragraph('讀完了一本小說。') })
  })

  test.each([
    ['水質'],
    ['質檢'],
    ['水質檢測'],
    ['基'],
    ['arduino'],
    ['ARD'],
    ['ｐＨ'],
    ['水質 arduino'],
    ['專題'],
    ['溶氧曲線'],
    ['𠮷田'],
    ['同學，水質！'],
    ["' | '水質"],
  ])('%j', async (words) => expect(await found(reader, { words })).toEqual(['基隆河水質檢測']))

  test.each([['質水'], ['水質 小說'], ['rduino'], ['！！'], ["' | '沒有"], ['\\'], ['%']])('not %j', async (words) =>
    expect(await found(reader, { words })).toEqual([]),
  )

  test('of at most 100 characters', async () => {
    expect((await list(reader, { words: '水'.repeat(100) })).statusCode).toBe(200)
    expect((await list(reader, { words: '水'.repeat(101) })).json()).toMatchObject({ fields: [{ path: 'words' }] })
  })
  test('and no words at all leave everything', async () => {
    expect(await found(reader, { words: ' ' })).toHaveLength(2)
  })
})

describe('Han is found as it stands, not by its pairs anywhere', () => {
  let owner: string
  beforeAll(async () => {
    const person = await newPerson(product)
    owner = person.id
    const write = (title: string, text: string) => publish(person, { title, content: paragraph(text) })
    await write('連著', '這學期的自主學習計畫，用 Python 程式設計 100%_達標的水🌊質檢測。')
    await write('散著', '自主、學習、主學。自主 學習\n主學；程式、設計、式設；Python 課和程式設計分開；100 分達標。')
  })
  test.each([
    ['自主學習', ['連著']],
    ['自主 學習', ['散著', '連著']],
    ['主學習計', ['連著']],
    ['自主學習 程式設計', ['連著']],
    ['程式設計', ['散著', '連著']],
    ['python程式', ['連著']],
    ['ＰＹＴＨＯＮ程式設計', ['連著']],
    ['Python 程式', ['散著', '連著']],
    ['水🌊質檢測', ['連著']],
    ['🌊', ['連著']],
    ['100%_達標', ['散著', '連著']],
    ['%_', []],
    ['測', ['連著']],
    ['自%學習', ['散著', '連著']],
    ['自_主學習', ['連著']],
    ['自主學習計畫書', []],
  ])('%j finds %j', async (words, titles) => expect((await found(reader, { owner, words })).sort()).toEqual(titles))

  test('and is counted by months and taken away alike', async () => {
    expect(await months(reader, { owner, words: '自主學習' })).toMatchObject({ total: 1 })
  })

  test('with the index of words', async () => {
    const { pool } = product.platform
    await pool.query(
      `insert into posts (id, owner_id, client_id, title, content, text, date, classification, privacy, published_at)
       select gen_random_uuid(), owner_id, gen_random_uuid(), title, content, text, date, classification, 3, published_at
       from posts, generate_series(1, 2000) where owner_id = $1 and title = '散著'`,
      [owner],
    )
    await pool.query(
      `insert into post_words (post_id, tokens, phrases) select id, to_tsvector('simple', '小說'), '小說' from posts p
       where not exists (select 1 from post_words w where w.post_id = p.id)`,
    )
    await pool.query('vacuum analyze all_posts, post_words')
    const filters = { words: textQuery('自主學習') ?? '', phrases: textPhrases('自主學習') }
    const page = { order: 'date', after: undefined, limit: 21 } as const
    const { text, values } = listQuery(owner, { owner, ...filters }, page, wholeCard('cut', false))
    const plan = await pool.query(`explain (format json) ${text}`, values)
    expect(JSON.stringify(plan.rows)).toContain('post_words_found')
  })
})

test('a changed record is found by what it says now', async () => {
  const post = await publish(writer, { title: '舊的說法' })
  const { owner: _, ...rest } = post
  await writer.browser.put(`/api/v2/portfolios/${post.id}`, { ...rest, fileIds: [], groupIds: [], title: '新的講法' })
  expect(await found(reader, { words: '舊的' })).toEqual([])
  expect(await found(reader, { words: '講法' })).toEqual(['新的講法'])
})

test('a record is found by the new name of its file', async () => {
  const [file] = await uploadFiles(writer, [{ name: '原檔名.txt', content: Buffer.from('內容') }])
  await publish(writer, { title: '改檔名', fileIds: [file?.id ?? ''] })
  await writer.browser.patch(`/api/v2/file/${file?.id}`, { displayName: '訪談稿.txt' })
  expect(await found(reader, { words: '原檔名' })).toEqual([])
  expect(await found(reader, { words: '訪談稿' })).toEqual(['改檔名'])
})

test('a record is found by the new name of its file, also when its words are read at the same moment', async () => {
  const { db, pool } = product.platform
  const [file] = await uploadFiles(writer, [{ name: '舊檔案.txt', content: Buffer.from('內容') }])
  const post = await publish(writer, { title: '同時讀', fileIds: [file?.id ?? ''] })
  const renaming = await pool.connect()
  try {
    await renaming.query('begin')
    await renaming.query('select 1 from posts where id = $1 for no key update', [post.id])
    const reading = inTransaction(db, (transaction) => indexPosts(transaction, [post.id]))
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%no key update'`)
      expect(rowCount).toBeGreaterThan(0)
    })
    await renaming.query('update files set display_name = $1 where id = $2', ['新檔案.txt', file?.id])
    await renaming.query('commit')
    await reading
  } finally {
    renaming.release()
  }
  expect(await found(reader, { words: '新檔案' })).toEqual(['同時讀'])
})

test('records from before there was an index are found after a start, which does not wait for them', async () => {
  expect(postsFeature.prepare).toBeUndefined()
  await untilJobDone(product, 'posts.index-missing')
  const post = await publish(writer, { title: '漏掉的紀錄' })
  await product.platform.pool.query('delete from post_words where post_id = $1', [post.id])
  expect(await found(reader, { words: '漏掉' })).toEqual([])
  await indexMissingPosts(product.platform)
  expect(await found(reader, { words: '漏掉' })).toEqual(['漏掉的紀錄'])

  await product.platform.pool.query('update post_words set phrases = null where post_id = $1', [post.id])
  expect(await found(reader, { words: '漏掉的紀錄' })).toEqual([])
  await indexMissingPosts(product.platform)
  expect(await found(reader, { words: '漏掉的紀錄' })).toEqual(['漏掉的紀錄'])
})

test('kind, own tags, family tags and days narrow a list together', async () => {
  const person = await newPerson(product)
  const day = { classification: 'contest', tags: ['teamwork', 'sdg_4'], customTags: ['科展', '決賽'] } as const
  await publish(person, {
    ...day,
    tags: [...day.tags],
    customTags: [...day.customTags],
    title: '全部都有',
    date: '2026-03-02',
  })
  await publish(person, { title: '別的種類', date: '2026-03-03', customTags: ['科展'] })
  await publish(person, { title: '別的日子', classification: 'contest', date: '2026-05-01' })
  const owner = person.id
  expect(await found(reader, { owner, classification: 'contest' })).toEqual(['別的日子', '全部都有'])
  expect(await found(reader, { owner, customTags: '科展' })).toEqual(['別的種類', '全部都有'])
  expect(await found(reader, { owner, customTags: '科展,決賽' })).toEqual(['全部都有'])
  expect(await found(reader, { customTags: '決賽' })).toEqual(['全部都有'])
  expect(await found(reader, { owner, tags: 'teamwork', from: '2026-03-02', to: '2026-03-02' })).toEqual(['全部都有'])
  expect(await months(reader, { owner })).toEqual({
    total: 3,
    months: [
      { month: '2026-05', count: 1 },
      { month: '2026-03', count: 2 },
    ],
  })
  expect(await months(person, { classification: 'contest' })).toMatchObject({ total: 2 })
  expect((await list(reader, { classification: 'nothing' })).statusCode).toBe(400)
})

test('mine begins with what is pinned, but not when I look for something', async () => {
  const person = await newPerson(product)
  const old = await publish(person, { title: '置頂', date: '2026-01-01' })
  await publish(person, { title: '新的', date: '2026-02-01' })
  await person.browser.patch(`/api/v2/portfolios/${old.id}`, { isPinned: true })
  expect(await found(person, { view: 'mine' })).toEqual(['置頂', '新的'])
  expect(await found(person, { view: 'mine', tags: 'creativity' })).toEqual(['新的', '置頂'])
})

describe('what may not be seen is neither found nor counted', () => {
  let owner: TestPerson
  beforeAll(async () => {
    owner = await newPerson(product)
    for (const [title, code] of [
      ['公開祕密', 0],
      ['好友祕密', 1],
      ['自己祕密', 3],
    ] as const) {
      await publish(owner, { title, privacy: code, customTags: ['隱藏'] })
    }
  })
  const seenBy = async (by: TestPerson) => ({
    words: await found(by, { owner: owner.id, words: '祕密' }),
    tags: await found(by, { customTags: '隱藏' }),
    total: (await months(by, { owner: owner.id })).total,
  })

  test('by strangers', async () => {
    expect(await seenBy(reader)).toEqual({ words: ['公開祕密'], tags: ['公開祕密'], total: 1 })
  })
  test('by friends', async () => {
    const friend = await newPerson(product)
    await befriend(product.platform, owner.id, friend.id)
    expect(await seenBy(friend)).toMatchObject({ words: ['好友祕密', '公開祕密'], total: 2 })
  })
  test.each([['who blocks'], ['who is blocked']])('by somebody %s', async (kind) => {
    const other = await newPerson(product)
    const [by, whom] = kind === 'who blocks' ? [other, owner] : [owner, other]
    await block(product.platform, by.id, whom.id)
    expect(await found(other, { words: '祕密' })).toEqual([])
    expect((await list(other, { owner: owner.id, words: '祕密' })).json()).toMatchObject({ code: 'USER_NOT_FOUND' })
    expect((await months(other, { owner: owner.id })) as unknown).toMatchObject({ code: 'USER_NOT_FOUND' })
  })
})
