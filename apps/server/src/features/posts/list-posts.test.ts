import { randomUUID } from 'node:crypto'
import type { Post, PostPage } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastId } from '../../platform/paging/by-id.ts'
import { encodeCursor } from '../../platform/paging/cursor.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { wholeCard } from './cards/card-columns.sql.ts'
import { publish } from './posts.fixture.ts'
import { listQuery, publicFeedQuery } from './posts.queries.ts'

let product: TestApp
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  reader = await newPerson(product)
})
afterAll(() => product.close())

async function page(by: TestPerson, query: string): Promise<PostPage> {
  const answer = await by.browser.get(`/api/v2/portfolios?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** All pages of a list; `between` runs after each of them. */
async function eachPage(by: TestPerson, query: string, between?: () => Promise<unknown>): Promise<PostPage[]> {
  const pages: PostPage[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next: PostPage = await page(by, cursor === '' ? query : `${query}&cursor=${cursor}`)
    pages.push(next)
    cursor = next.nextCursor
    await between?.()
  }
  return pages
}

const allPages = async (...asked: Parameters<typeof eachPage>): Promise<Post[]> =>
  (await eachPage(...asked)).flatMap(({ items }) => items)

const titles = (posts: Post[]) => posts.map(({ title }) => title)

describe('the public feed', () => {
  test('goes through all records by publication, newest first, while new ones come in', async () => {
    const writer = await newPerson(product)
    for (let n = 1; n <= 7; n += 1) {
      // Published one after the other, however long ago the learning was.
      await publish(writer, { title: `feed ${n}`, date: `2026-0${8 - n}-01` })
      product.clock.advance(1_000)
    }
    const seen = await allPages(reader, 'view=public&limit=3', () => publish(writer, { title: 'new' }))
    expect(titles(seen)).toEqual(['feed 7', 'feed 6', 'feed 5', 'feed 4', 'feed 3', 'feed 2', 'feed 1'])
    expect((await page(reader, 'view=public')).months).toEqual([])
  })

  test('is what is answered when nothing is asked for; 20 a page', async () => {
    for (let n = 0; n < 25; n += 1) await publish(await newPerson(product))
    const first = await page(reader, '')
    expect(first.items).toHaveLength(20)
    expect(first.nextCursor).not.toBeNull()
  })

  test('shows whether I like a record', async () => {
    const post = await publish(reader)
    await reader.browser.put(`/api/v2/portfolios/${post.id}/like`)
    const other = await newPerson(product)
    const find = async (by: TestPerson) => (await page(by, 'limit=50')).items.find(({ id }) => id === post.id)
    expect(await find(reader)).toMatchObject({ isLiked: true, likeCount: 1 })
    expect(await find(other)).toMatchObject({ isLiked: false, likeCount: 1 })
  })
})

describe('the records of one person', () => {
  let owner: TestPerson
  beforeAll(async () => {
    owner = await newPerson(product)
    const days = ['2026-03-05', '2025-12-01', '2026-03-05', '2026-05-20', '2024-01-31', '2026-03-31', '2026-05-01']
    for (const [index, date] of days.entries()) await publish(owner, { title: `${date} ${index}`, date })
  })
  const byDay = [
    '2026-05-20 3',
    '2026-05-01 6',
    '2026-03-31 5',
    '2026-03-05 2',
    '2026-03-05 0',
    '2025-12-01 1',
    '2024-01-31 4',
  ]

  test.each([1, 2, 3, 7])('stand by day of learning, none twice and none left out, %i a page', async (limit) => {
    expect(titles(await allPages(owner, `view=mine&limit=${limit}`))).toEqual(byDay)
    expect(titles(await allPages(reader, `owner=${owner.id}&limit=${limit}`))).toEqual(byDay)
  })

  test('come with the number of records in the months of the page, also of those on other pages', async () => {
    const { months } = await page(owner, 'view=mine&limit=3')
    expect(months).toEqual([
      { month: '2026-05', count: 2 },
      { month: '2026-03', count: 3 },
    ])
  })

  test('come with the same months on one page of all as on many', async () => {
    const all = (await page(owner, 'view=mine')).months
    expect(all.map(({ count }) => count)).toEqual([2, 3, 1, 1])
    const onMany = (await eachPage(owner, 'view=mine&limit=2')).flatMap(({ months }) => months)
    expect(all).toEqual([...new Map(onMany.map((month) => [month.month, month])).values()])
  })

  test('can be limited to days and tags, and the months with them', async () => {
    const { items, months } = await page(owner, 'view=mine&from=2026-03-31&to=2026-05-01')
    expect(titles(items)).toEqual(['2026-05-01 6', '2026-03-31 5'])
    expect(months).toEqual([
      { month: '2026-05', count: 1 },
      { month: '2026-03', count: 1 },
    ])
    await publish(owner, { title: 'tagged', date: '2023-01-01', tags: ['creativity', 'sdg_4'] })
    expect(titles((await page(owner, 'view=mine&tags=sdg_4,creativity')).items)).toEqual(['tagged'])
    expect((await page(owner, 'view=mine&tags=sdg_4,sdg_5')).items).toEqual([])
    await owner.browser.delete(`/api/v2/portfolios/${(await page(owner, 'view=mine&tags=sdg_4')).items[0]?.id}`)
  })

  test('begin with those I pinned, for me only', async () => {
    const { items } = await page(owner, 'view=mine')
    const pinned = items.filter(({ title }) => ['2024-01-31 4', '2026-03-05 0'].includes(title))
    for (const { id } of pinned) await owner.browser.patch(`/api/v2/portfolios/${id}`, { isPinned: true })
    const expected = [
      '2026-03-05 0',
      '2024-01-31 4',
      ...byDay.filter((title) => !['2024-01-31 4', '2026-03-05 0'].includes(title)),
    ]
    expect(titles(await allPages(owner, 'view=mine&limit=2'))).toEqual(expected)
    expect(titles(await allPages(reader, `owner=${owner.id}&limit=2`))).toEqual(byDay)
  })
})

test('a group that is none has no records', async () => {
  const unknown = await reader.browser.get(`/api/v2/portfolios?group=${randomUUID()}`)
  expect(unknown.json()).toMatchObject({ code: 'GROUP_NOT_FOUND' })
})

describe('what is refused', () => {
  const id = randomUUID()
  test.each([
    ['view=secret', 'view'],
    ['owner=me', 'owner'],
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=x', 'limit'],
    ['from=2026-02-30', 'from'],
    ['to=0000-12-31', 'to'],
    ['tags=magic', 'tags'],
    ["tags=creativity');drop table posts;--", 'tags'],
    ['cursor=abc', 'cursor'],
    [`cursor=${encodeCursor([true, '2026-01-01', id])}`, 'cursor'],
    [`view=mine&cursor=${encodeCursor([id])}`, 'cursor'],
    [`view=mine&cursor=${encodeCursor([true, '0000-01-01', id])}`, 'cursor'],
    [`cursor=${'a'.repeat(201)}`, 'cursor'],
  ])('%s', async (query, path) => {
    const answer = await reader.browser.get(`/api/v2/portfolios?${query}`)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path }] })
  })
})

describe('lists are read from an index, so that they cost the same however many records there are', () => {
  beforeAll(async () => {
    await product.platform.pool.query(
      `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, privacy, published_at)
      select gen_random_uuid(), $1, gen_random_uuid(), 't', '{"type":"doc","content":[]}', 't',
        date '2020-01-01' + n % 2000, 'works', '{creativity}', n % 4, now() from generate_series(1, 4000) n`,
      [(await newPerson(product)).id],
    )
    await product.platform.pool.query('analyze')
  })

  const card = wholeCard('cut', false)

  async function planOf(query: { text: string; values: unknown[] }): Promise<string> {
    const { rows } = await product.platform.pool.query(`explain ${query.text}`, query.values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  test('the feed', async () => {
    const plan = await planOf({ text: publicFeedQuery(20, card).text, values: [reader.id, lastId] })
    expect(plan).toMatch(/Index Scan Backward using posts_public on all_posts/)
    expect(plan).not.toMatch(/Seq Scan on all_posts|Sort Key: p\.id/)
  })

  test.each([
    ['mine', 'pinned', 'posts_owner_pinned'],
    ["another person's", 'date', 'posts_owner_date'],
  ] as const)('%s', async (_what, order, index) => {
    const owner = order === 'pinned' ? reader.id : randomUUID()
    const after = order === 'pinned' ? [false, '2024-01-01', randomUUID()] : ['2024-01-01', randomUUID()]
    const plan = await planOf(listQuery(reader.id, { owner }, { order, after, limit: 20 }, card))
    expect(plan).toMatch(new RegExp(`Index Scan Backward using ${index} on all_posts`))
    expect(plan).not.toMatch(/Sort Key: p\./)
  })
})
