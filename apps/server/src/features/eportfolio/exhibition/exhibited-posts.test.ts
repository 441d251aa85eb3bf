import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { PostPage } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import { wholeCard } from '../../posts/cards/card-columns.sql.ts'
import { publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { listQuery } from '../../posts/posts.queries.ts'
import { draftWith, samplePicture, save, sectionsWith } from '../drafts/export-drafts.fixture.ts'
import { newEPortfolio, setItems } from '../eportfolio.fixture.ts'
import { ePortfolioReportTarget } from '../eportfolio.report-target.ts'
import { exported } from '../export/export.fixture.ts'
import { picture, words } from '../typeset/document.fixture.ts'
import { exhibitedTo } from './exhibited-posts.repository.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

const page = async (query: Record<string, string> = {}, by = reader): Promise<PostPage> =>
  (await by.browser.get(`/api/v2/portfolios?${new URLSearchParams({ view: 'exhibition', ...query })}`)).json()
const listed = async (by = reader) => (await page({ limit: '50' }, by)).items.map(({ id }) => id)
const of = (id: string, text = '量了三個點的溶氧。') => words(text, { resourceId: `post_${id}` })
async function exhibit(by: TestPerson, items: DocumentItem[], change: Parameters<typeof newEPortfolio>[2] = {}) {
  const id = await newEPortfolio(product, by, change)
  await setItems(product, id, items)
  return id
}

describe('the records of the exhibition', () => {
  test('are those whose words or pictures stand in an e-portfolio of their owner there, and no others', async () => {
    const [file] = await uploadFiles(owner, [{ name: '河.png', content: await samplePicture() }])
    const [said, shown] = [await publish(owner), await publish(owner, { fileIds: [String(file?.id)] })]
    const [emptied, elsewhere, unnamed] = [await publish(owner), await publish(owner), await publish(owner)]
    const foreign = await publish(reader)
    await exhibit(owner, [of(said.id), picture(String(file?.id)), of(emptied.id, ''), of(foreign.id), words('別的')])
    await exhibit(owner, [of(elsewhere.id)], { visibility: 'public', exhibitionId: null, exhibitedAt: null })
    const ids = await listed()
    expect(ids).toEqual(expect.arrayContaining([said.id, shown.id]))
    for (const { id } of [emptied, elsewhere, unnamed, foreign]) expect(ids).not.toContain(id)
  })

  test('come and go with it: taken out, withheld by the service, shown again, deleted', async () => {
    const { id } = await publish(owner)
    const ePortfolio = await exhibit(owner, [of(id)])
    const change = (visibility: string) => owner.browser.patch(`/api/v2/ePortfolio/${ePortfolio}`, { visibility })
    const hiding = (act: 'hide' | 'show') =>
      inTransaction(product.platform.db, async (transaction) => {
        await ePortfolioReportTarget.hiding?.[act](product.platform, transaction, ePortfolio)
      })
    for (const [act, isThere] of [
      [() => hiding('hide'), false],
      [() => hiding('show'), true],
      [() => change('private'), false],
      [() => change('exhibition'), true],
      [() => change('public'), false],
      [() => change('exhibition'), true],
      [() => owner.browser.delete(`/api/v2/ePortfolio/${ePortfolio}`), false],
    ] as const) {
      await act()
      expect((await listed()).includes(id), String(act)).toBe(isThere)
    }
  })

  test('are those of the version that is read', async () => {
    const [first, second] = [await publish(owner), await publish(owner)]
    const draft = await draftWith(owner, [of(first.id)], { title: '基隆河' })
    const { id } = await exported(owner, { draftId: draft.draftId })
    await owner.browser.patch(`/api/v2/ePortfolio/${id}`, { visibility: 'exhibition' })
    expect(await listed()).toContain(first.id)
    const customTextResources = sectionsWith(draft, [of(second.id)])
    await save(owner, draft.draftId, { version: draft.version, save: draft.version + 1, customTextResources })
    expect(await listed()).not.toContain(second.id)
    await exported(owner, { draftId: draft.draftId, ePortfolioId: id })
    expect(await listed()).toContain(second.id)
    expect(await listed()).not.toContain(first.id)
  })

  test('stand there for those alone who may see both them and the e-portfolio', async () => {
    const [friend, blocked, blocker] = [await newPerson(product), await newPerson(product), await newPerson(product)]
    const writer = await newPerson(product)
    const group = (await newGroup(blocked)).id
    await place(product, group, writer.id, memberRoles.member)
    await befriend(product.platform, writer.id, friend.id)
    const open = await publish(writer)
    const forFriends = await publish(writer, { privacy: 1 })
    const own = await publish(writer, { privacy: 3 })
    const forGroup = await publish(writer, { privacy: 2, groupIds: [group] })
    const posts = [open, forFriends, own, forGroup].map(({ id }) => id)
    await exhibit(
      writer,
      posts.map((id) => of(id)),
    )
    await block(product.platform, writer.id, blocked.id)
    await block(product.platform, blocker.id, writer.id)
    const seen = async (by: TestPerson) => (await listed(by)).filter((id) => posts.includes(id)).sort()
    expect(await seen(reader)).toEqual([open.id])
    expect(await seen(friend)).toEqual([open.id, forFriends.id].sort())
    expect(await seen(writer)).toEqual([...posts].sort())
    // As a leader of the group they may read the record, but not through the exhibition.
    expect((await blocked.browser.get(`/api/v2/portfolios/${forGroup.id}`)).statusCode).toBe(200)
    for (const by of [blocked, blocker]) expect(await seen(by)).toEqual([])
    await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [writer.id])
    expect(await seen(friend)).toEqual([])
  })

  test('have an e-portfolio that can be read', async () => {
    const { id } = await publish(owner)
    const ePortfolio = await exhibit(owner, [of(id)])
    await product.platform.pool.query(`update eportfolio_forms set state = 'pending' where eportfolio_id = $1`, [
      ePortfolio,
    ])
    expect(await listed()).not.toContain(id)
  })

  test('stand there once, newest first, page by page, and are narrowed by tags and days', async () => {
    const writer = await newPerson(product)
    const made: string[] = []
    for (let n = 1; n <= 5; n += 1) {
      const tags = ['sdg_14' as const, ...(n % 2 ? (['naturalistic'] as const) : [])]
      made.unshift((await publish(writer, { title: `river ${n}`, date: `2026-0${n}-10`, tags })).id)
      product.clock.advance(1_000)
    }
    const items = made.map((id) => of(id))
    await exhibit(writer, items)
    await exhibit(writer, items.slice(1))
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const next: PostPage = await page({ limit: '2', ...(cursor === '' ? {} : { cursor }) })
      seen.push(...next.items.map(({ id }) => id))
      expect(next.months).toEqual([])
      cursor = next.nextCursor
    }
    expect(seen.filter((id) => made.includes(id))).toEqual(made)
    expect(new Set(seen).size).toBe(seen.length)
    const titles = async (query: Record<string, string>) => (await page(query)).items.map(({ title }) => title)
    expect(await titles({ tags: 'sdg_14,naturalistic' })).toEqual(['river 5', 'river 3', 'river 1'])
    expect(await titles({ tags: 'sdg_14', from: '2026-02-01', to: '2026-03-31' })).toEqual(['river 3', 'river 2'])
    expect(await titles({ words: 'river 4' })).toEqual(['river 4'])
    const first = await page({ tags: 'sdg_14', limit: '3' })
    const second = await page({ tags: 'sdg_14', limit: '3', cursor: String(first.nextCursor) })
    expect(second.items.map(({ title }) => title)).toEqual(['river 2', 'river 1'])
    expect(second.nextCursor).toBeNull()
  })

  test('are read in their order, without a look at all that is exhibited', async () => {
    const { pool } = product.platform
    const people: string[] = []
    for (let n = 0; n < 20; n += 1) people.push((await newPerson(product)).id)
    await pool.query(
      `insert into posts (id, owner_id, client_id, title, content, text, date, classification, privacy, published_at)
       select gen_random_uuid(), ($1::uuid[])[1 + n % 20], gen_random_uuid(), 't', '{}', 't', '2026-11-01', 'works', 0, now()
       from generate_series(1, 20000) n`,
      [people],
    )
    await pool.query(
      `with made as (
         insert into eportfolios (id, owner_id, client_id, kind, title, name, visibility, document_type, created_at,
           exhibited_at, exhibition_id)
         select gen_random_uuid(), ($1::uuid[])[1 + n % 20], gen_random_uuid(), 'exported', 't', 'n', 'exhibition', 'pdf',
           now(), now(), gen_random_uuid() from generate_series(1, 1000) n
         returning id, client_id, name, document_type, created_at)
       insert into eportfolio_versions (eportfolio_id, number, client_id, name, document_type, created_at)
       select id, 1, client_id, name, document_type, created_at from made`,
      [people],
    )
    await pool.query(
      `insert into eportfolio_forms (eportfolio_id, type, state, asked_at)
       select eportfolio_id, 'pdf', 'done', now() from eportfolio_versions where number = 1 on conflict do nothing`,
    )
    await pool.query(
      `insert into exhibited_posts
       select p.id, e.id from (select id, owner_id, row_number() over (order by id) n from posts where title = 't') p
         join (select id, owner_id, row_number() over (order by id) n from eportfolios where title = 't') e
         on e.n = 1 + p.n % 1000`,
    )
    await pool.query('analyze all_posts, exhibited_posts, eportfolios, eportfolio_versions, eportfolio_forms, accounts')
    const order = { order: 'published', after: undefined, limit: 21 } as const
    const { text, values } = listQuery(reader.id, { exhibited: exhibitedTo('$1') }, order, wholeCard('cut', false))
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const read = /Index (?:Only )?Scan Backward using exhibited_posts_post_id_eportfolio_id_pk.*rows=(\d+)/.exec(plan)
    expect(Number(read?.[1]), plan).toBeLessThan(60)
  })
})
