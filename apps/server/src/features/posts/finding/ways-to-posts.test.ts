import { privacy } from '@learntrail/contract/posts/posts'
import type { SearchSort } from '@learntrail/contract/search/categories'
import type { Found } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish, writeComment } from '../posts.fixture.ts'
import { type FoundKey, type FoundRow, findPostsQuery, beforeAll as fromTheFirst } from './find-posts.queries.ts'
import type { Way } from './ways-to-posts.sql.ts'

const word = '螢火'
const frequent = '蝴蝶'
const sorts: SearchSort[] = ['fit', 'time', 'likes']

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

/** Inserts more records than a test could publish; of every ten, `seen` are public. */
async function insertPosts(count: number, said: string, seen: number): Promise<void> {
  const { pool } = product.platform
  await pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, custom_tags, privacy, like_count, published_at)
     select uuidv7(), $1, gen_random_uuid(), case when n % 5 = 0 then $2 else '出去走走' end, '{"type":"doc","content":[]}', $2,
       current_date, 'course_learning', '{}', '{}', case when n % 10 < $3 then ${privacy.public} else ${privacy.private} end,
       n % 4, now() from generate_series(1, $4::int) n`,
    [owner.id, said, seen, count],
  )
  await pool.query(
    `insert into post_words (post_id, tokens, phrases) select id, array_to_tsvector(array[$1]), $1 from posts p
     where not exists (select 1 from post_words w where w.post_id = p.id)`,
    [said],
  )
}

describe('every way', () => {
  beforeAll(async () => {
    await insertPosts(60, word, 7)
    const below = await publish(owner, { title: '夏夜' })
    await writeComment(owner, below.id, `看到${word}了`)
  })

  async function pagesBy(way: Way, sortBy: SearchSort, isOfSounds = false): Promise<string[]> {
    const ids: string[] = []
    let after: FoundKey | undefined = fromTheFirst
    while (after !== undefined) {
      const wanted = {
        words: `'${word}'`,
        patterns: [word],
        inTagsOnly: false,
        named: [],
        isOfSounds,
        expected: { rows: 0, of: 0 },
        isOftenSaid: false,
      }
      const query = findPostsQuery(reader.id, wanted, { way, sortBy, after, limit: 7 })
      const { rows }: { rows: FoundRow[] } = await product.platform.pool.query<FoundRow>(query)
      ids.push(...rows.map(({ id }) => id))
      const last: FoundRow | undefined = rows.at(-1)
      after = last && [after[0], last.rank, last.id]
    }
    return ids
  }

  test.each(sorts)('leads to the same records, page after page, by %s', async (sortBy) => {
    const gathered = await pagesBy('gathered', sortBy)
    expect(new Set(gathered).size).toBe(43)
    expect(gathered).toHaveLength(43)
    expect(await pagesBy('walked', sortBy)).toEqual(gathered)
    expect(await pagesBy('planned', sortBy)).toEqual(gathered)
  })

  test.each(sorts)('leads to the same titles where sounds are looked for, by %s', async (sortBy) => {
    const sounded = await pagesBy('sounded', sortBy, true)
    expect(sounded).toHaveLength(12)
    expect(await pagesBy('walked', sortBy, true)).toEqual(sounded)
  })
})

describe('what very many records have', () => {
  beforeAll(async () => {
    await insertPosts(900, frequent, 1)
    await product.platform.pool.query('analyze all_posts, post_words')
  })

  const ask = (path: string, asked: Record<string, string>) =>
    reader.browser.get(`/api/v2/search/${path}?${new URLSearchParams({ keyword: frequent, ...asked })}`)

  test.each(sorts)('is all found, though the most of it may not be seen, by %s', async (sortBy) => {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: Found[]; nextCursor: string | null } = (
        await ask('portfolio', { sortBy, ...(cursor && { cursor }) })
      ).json()
      for (const item of page.items) if (item.kind === 'post') ids.push(item.id)
      cursor = page.nextCursor
    }
    expect(ids).toHaveLength(90)
    expect(new Set(ids).size).toBe(90)
  })

  test('and counted', async () => {
    const { items } = (await ask('counts', {})).json<{ items: { category: string; count: number }[] }>()
    expect(items.find(({ category }) => category === 'portfolio')?.count).toBe(90)
  })
})

test('without words all is found that fits what else narrows it', async () => {
  const { id } = await publish(owner, { customTags: ['賞蝶'] })
  const found = await reader.browser.post('/api/v2/search/portfolios', { customTags: '賞蝶' })
  expect(found.json<{ items: { id: string }[] }>().items.map((item) => item.id)).toEqual([id])
})
