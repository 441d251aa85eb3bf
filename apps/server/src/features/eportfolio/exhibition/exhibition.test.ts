import type { EPortfolioPage } from '@learntrail/contract/eportfolio/eportfolios'
import { exhibitionSorts } from '@learntrail/contract/eportfolio/facts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { block } from '../../people/index.ts'
import { schools } from '../../profiles/organization/schools.tables.ts'
import { organizations } from '../../profiles/profiles.tables.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolioForms } from '../eportfolio.tables.ts'
import { eportfolios } from '../eportfolios.view.ts'
import { exhibitionQuery } from './exhibition.queries.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  reader = await newPerson(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  await product.platform.db.delete(eportfolios)
  owner = await newPerson(product, { displayName: '林小雨' })
})

const list = async (query: Record<string, string> = {}, by = reader): Promise<EPortfolioPage> =>
  (await by.browser.get(`/api/v2/ePortfolio/exhibition?${new URLSearchParams(query)}`)).json()
const ids = async (query: Record<string, string> = {}, by = reader) => (await list(query, by)).items.map(({ id }) => id)

describe('the exhibition', () => {
  test('holds what was shared to it and can be read, and nothing else', async () => {
    const shown = await newEPortfolio(product, owner)
    await newEPortfolio(product, owner, { visibility: 'public', exhibitionId: null })
    await newEPortfolio(product, owner, { visibility: 'private', exhibitionId: null })
    const unmade = await newEPortfolio(product, owner)
    await product.platform.db
      .update(eportfolioForms)
      .set({ state: 'pending' })
      .where(eq(eportfolioForms.eportfolioId, unmade))
    const leaving = await newPerson(product)
    await newEPortfolio(product, leaving)
    await product.platform.db.update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.id, leaving.id))
    expect(await ids()).toEqual([shown])
    const [card] = (await list()).items
    expect(card).toMatchObject({ owner: { displayName: '林小雨' }, draftId: null, isLiked: false, likeCount: 0 })
    expect(card).not.toHaveProperty('text')
  })

  test('is hidden by a block in either direction', async () => {
    await newEPortfolio(product, owner)
    const blocked = await newPerson(product)
    const blocker = await newPerson(product)
    await block(product.platform, owner.id, blocked.id)
    await block(product.platform, blocker.id, owner.id)
    for (const by of [blocked, blocker]) expect(await ids({}, by)).toEqual([])
    expect(await ids({}, owner)).toHaveLength(1)
  })

  test.each([
    ['a part of the title', '水質'],
    ['the summary', '螢火蟲'],
    ['what the document says', '導電度'],
    ['an own tag', '小論文'],
    ['whose it is', '小雨'],
    ['several of them, in any order', '導電 林小 水質'],
    ['Latin words by their beginning', 'conduct'],
  ])('is searched by %s', async (_, words) => {
    const id = await newEPortfolio(product, owner, {
      title: '基隆河水質調查',
      summary: '螢火蟲回來了',
      text: '中游的導電度 (conductivity) 比較高',
      customTags: ['小論文'],
    })
    const another = await newPerson(product, { displayName: '王大明' })
    await newEPortfolio(product, another, { title: '吉他社公演' })
    expect(await ids({ words })).toEqual([id])
  })

  test.each(['質水', '導電 不在', '！', '河調'])('finds nothing by %s', async (words) => {
    await newEPortfolio(product, owner, { title: '基隆河水質調查', text: '導電度' })
    expect(await ids({ words })).toEqual([])
  })

  test('finds by the new name of whose it is', async () => {
    const id = await newEPortfolio(product, owner)
    await owner.browser.patch('/api/v2/users/current', { displayName: '陳阿哲' })
    await vi.waitFor(async () => expect(await ids({ words: '阿哲' })).toEqual([id]), { timeout: 20_000 })
    expect(await ids({ words: '小雨' })).toEqual([])
  })

  test('is narrowed by tags, own tags, person and school', async () => {
    const [school, otherSchool] = [await newSchool('1'), await newSchool('2')]
    await product.platform.db.insert(organizations).values({
      accountId: owner.id,
      type: 'academic_unit',
      county: 'taipei_city',
      township: 'x',
      schoolId: school,
      updatedAt: product.clock.now(),
    })
    const id = await newEPortfolio(product, owner, { tags: ['sdg_6', 'creativity'], customTags: ['專題', '科展'] })
    await newEPortfolio(product, await newPerson(product), { tags: ['sdg_6'] })
    expect(await ids({ tags: 'sdg_6,creativity' })).toEqual([id])
    expect(await ids({ tags: 'sdg_6' })).toHaveLength(2)
    expect(await ids({ customTags: '科展' })).toEqual([id])
    expect(await ids({ owner: owner.id })).toEqual([id])
    // Only people who show their school.
    expect(await ids({ schoolId: school })).toEqual([])
    await owner.browser.patch('/api/v2/users/current', { audiences: { school: 'everybody' } })
    expect(await ids({ schoolId: school })).toEqual([id])
    expect(await ids({ schoolId: otherSchool })).toEqual([])
    expect(await list({ tags: 'nonsense' })).toMatchObject({ fields: [{ path: 'tags', rule: 'invalid' }] })
  })

  test.each(exhibitionSorts)('is listed by %s page after page, none twice and none left out', async (sort) => {
    const made: string[] = []
    for (let n = 0; n < 25; n += 1) {
      made.push(await newEPortfolio(product, owner, { likeCount: n % 4, browseCount: n % 3 }))
    }
    const seen: EPortfolioPage['items'] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: EPortfolioPage = await list({ sort, limit: '7', ...(cursor && { cursor }) })
      seen.push(...page.items)
      cursor = page.nextCursor
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(25)
    expect(seen).toHaveLength(25)
    const counts = {
      newest: [],
      liked: seen.map((card) => card.likeCount),
      browsed: seen.map((card) => card.browseCount),
    }
    expect(counts[sort]).toEqual(counts[sort].toSorted((one, other) => other - one))
    if (sort === 'newest') expect(seen.map(({ id }) => id)).toEqual(made.toReversed())
  })

  test('a place to go on from that is forged or of another order is refused', async () => {
    for (let n = 0; n < 3; n += 1) await newEPortfolio(product, owner)
    const { nextCursor } = await list({ limit: '2' })
    for (const cursor of ['zzz', nextCursor ?? '']) {
      expect(await list({ sort: 'liked', cursor })).toMatchObject({ code: 'VALIDATION_FAILED' })
    }
  })

  test.each([
    ['newest', 'eportfolios_newest'],
    ['liked', 'eportfolios_liked'],
    ['browsed', 'eportfolios_browsed'],
  ] as const)('by %s ends in an index', async (sort, index) => {
    const { pool } = product.platform
    const owners: string[] = []
    for (let n = 0; n < 40; n += 1) owners.push((await newPerson(product)).id)
    await pool.query(
      `insert into eportfolios (id, owner_id, client_id, kind, title, name, visibility, document_type, created_at,
         exhibited_at, exhibition_id, like_count, browse_count)
       select gen_random_uuid(), ($1::uuid[])[1 + n % 40], gen_random_uuid(), 'exported', 't', 'n', 'exhibition', 'pdf',
         now(), now(), gen_random_uuid(), n % 50, n % 70 from generate_series(1, 5000) n`,
      [owners],
    )
    await pool.query(
      `insert into eportfolio_versions (eportfolio_id, number, client_id, name, document_type, created_at)
       select id, 1, client_id, name, document_type, created_at from eportfolios`,
    )
    await pool.query(
      `insert into eportfolio_forms (eportfolio_id, type, state, asked_at) select id, 'pdf', 'done', now() from eportfolios`,
    )
    await pool.query('analyze eportfolios, eportfolio_versions, eportfolio_forms, accounts')
    const { text, values } = exhibitionQuery(reader.id, {}, { sort, after: undefined, limit: 21 })
    const { rows } = await pool.query(`explain ${text}`, values)
    expect(JSON.stringify(rows)).toContain(index)
  })
})

async function newSchool(code: string): Promise<string> {
  const now = product.clock.now()
  const school = { id: newId(now.getTime()), type: 'high_school', code, name: code, searchName: code } as const
  const facts = { county: 'taipei_city', ownership: 'public', createdAt: now, updatedAt: now } as const
  await product.platform.db.insert(schools).values({ ...school, ...facts })
  return school.id
}
